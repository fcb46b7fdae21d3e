-- Times are milliseconds since 1970 by the writing program's clock, but for leases: those are the database's own.
CREATE TABLE run (
  id           VARCHAR(40) PRIMARY KEY,
  workflow     VARCHAR(40) NOT NULL,
  title        TEXT NOT NULL,
  session      VARCHAR(80),
  status       VARCHAR(12) NOT NULL,
  request      TEXT NOT NULL,
  options      TEXT NOT NULL,
  settings     TEXT NOT NULL,
  seed         BIGINT NOT NULL,
  created_at   BIGINT NOT NULL,
  updated_at   BIGINT NOT NULL,
  result       TEXT,
  fault        TEXT,
  cancelled    INTEGER NOT NULL DEFAULT 0,
  fence        BIGINT NOT NULL DEFAULT 0,
  lease_owner  VARCHAR(80),
  lease_until  BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX run_by_time ON run (created_at);
CREATE INDEX run_by_session ON run (session, created_at);

CREATE TABLE step (
  run_id       VARCHAR(40) NOT NULL REFERENCES run (id) ON DELETE CASCADE,
  path         VARCHAR(400) NOT NULL,
  result       TEXT,
  fault        TEXT,
  tries        INTEGER NOT NULL,
  started_at   BIGINT NOT NULL,
  ended_at     BIGINT NOT NULL,
  PRIMARY KEY (run_id, path)
);

CREATE TABLE question (
  run_id       VARCHAR(40) NOT NULL REFERENCES run (id) ON DELETE CASCADE,
  path         VARCHAR(400) NOT NULL,
  question     TEXT NOT NULL,
  proposal     TEXT NOT NULL,
  form         TEXT NOT NULL,
  asked_at     BIGINT NOT NULL,
  reply        TEXT,
  replied_by   VARCHAR(80),
  replied_at   BIGINT,
  PRIMARY KEY (run_id, path)
);

-- What the outside answered, so that nothing finished is asked again and a run can be replayed.
CREATE TABLE answer (
  run_id       VARCHAR(40) NOT NULL REFERENCES run (id) ON DELETE CASCADE,
  path         VARCHAR(400) NOT NULL,
  kind         VARCHAR(20) NOT NULL,
  digest       VARCHAR(64) NOT NULL,
  occurrence   INTEGER NOT NULL,
  request      TEXT NOT NULL,
  body         TEXT NOT NULL,
  note         TEXT NOT NULL,
  cost_nanos   BIGINT NOT NULL DEFAULT 0,
  answered_at  BIGINT NOT NULL,
  PRIMARY KEY (run_id, path, kind, digest, occurrence)
);
CREATE INDEX answer_by_time ON answer (answered_at);

CREATE TABLE event (
  run_id       VARCHAR(40) NOT NULL REFERENCES run (id) ON DELETE CASCADE,
  seq          BIGINT NOT NULL,
  type         VARCHAR(40) NOT NULL,
  step         VARCHAR(400) NOT NULL,
  data         TEXT NOT NULL,
  at           BIGINT NOT NULL,
  PRIMARY KEY (run_id, seq)
);

CREATE TABLE artifact (
  run_id       VARCHAR(40) NOT NULL REFERENCES run (id) ON DELETE CASCADE,
  name         VARCHAR(200) NOT NULL,
  sha256       VARCHAR(64) NOT NULL,
  bytes        BIGINT NOT NULL,
  PRIMARY KEY (run_id, name)
);

CREATE TABLE session (
  id           VARCHAR(80) PRIMARY KEY,
  memory       TEXT NOT NULL,
  created_at   BIGINT NOT NULL,
  updated_at   BIGINT NOT NULL
);

CREATE TABLE turn (
  session      VARCHAR(80) NOT NULL,
  seq          INTEGER NOT NULL,
  run_id       VARCHAR(40) NOT NULL,
  query        TEXT NOT NULL,
  answer       TEXT NOT NULL,
  memory       TEXT NOT NULL,
  at           BIGINT NOT NULL,
  PRIMARY KEY (session, seq)
);

-- Model candidates that asked for a rest, across runs and workers.
CREATE TABLE resting (
  candidate    VARCHAR(200) PRIMARY KEY,
  until        BIGINT NOT NULL
);

-- Programs that can take runs over, as long as their time is not past.
CREATE TABLE worker (
  id           VARCHAR(80) PRIMARY KEY,
  kind         VARCHAR(20) NOT NULL,
  version      VARCHAR(40) NOT NULL,
  started_at   BIGINT NOT NULL,
  alive_until  BIGINT NOT NULL
);

-- db-scheduler's own table.
CREATE TABLE scheduled_tasks (
  task_name            VARCHAR(100) NOT NULL,
  task_instance        VARCHAR(200) NOT NULL,
  task_data            ${bytes},
  execution_time       TIMESTAMP WITH TIME ZONE NOT NULL,
  picked               BOOLEAN NOT NULL,
  picked_by            VARCHAR(200),
  last_success         TIMESTAMP WITH TIME ZONE,
  last_failure         TIMESTAMP WITH TIME ZONE,
  consecutive_failures INTEGER,
  last_heartbeat       TIMESTAMP WITH TIME ZONE,
  version              BIGINT NOT NULL,
  priority             SMALLINT,
  PRIMARY KEY (task_name, task_instance)
);
CREATE INDEX scheduled_tasks_by_time ON scheduled_tasks (execution_time);
CREATE INDEX scheduled_tasks_by_heartbeat ON scheduled_tasks (last_heartbeat);
