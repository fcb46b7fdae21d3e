-- Letters on their way: kept until a server took them, one row for each message id.
CREATE TABLE outbox (
  message_id    VARCHAR(255) PRIMARY KEY,
  recipients    TEXT NOT NULL,
  subject       TEXT NOT NULL,
  body          ${bytes} NOT NULL,
  status        VARCHAR(16) NOT NULL,
  tries         INTEGER NOT NULL,
  next_try_at   BIGINT NOT NULL,
  claimed_until BIGINT NOT NULL,
  last_error    TEXT,
  created_at    BIGINT NOT NULL,
  sent_at       BIGINT
);
CREATE INDEX outbox_due ON outbox (status, next_try_at);

-- Runs that come again and again; when the next one is due is db-scheduler's.
CREATE TABLE schedule (
  id           VARCHAR(40) PRIMARY KEY,
  workflow     VARCHAR(40) NOT NULL,
  title        TEXT NOT NULL,
  request      TEXT NOT NULL,
  options      TEXT NOT NULL,
  timing       TEXT NOT NULL,
  paused       INTEGER NOT NULL,
  created_at   BIGINT NOT NULL
);

-- Which run a schedule began, and whether its failure was told.
CREATE TABLE scheduled_run (
  run_id       VARCHAR(40) PRIMARY KEY,
  schedule_id  VARCHAR(40) NOT NULL,
  due_at       BIGINT NOT NULL,
  told         INTEGER NOT NULL
);
CREATE INDEX scheduled_run_untold ON scheduled_run (told);

-- Companies a reader follows, and what was already told of each.
CREATE TABLE coverage (
  symbol       VARCHAR(40) NOT NULL,
  offline      INTEGER NOT NULL,
  name         TEXT NOT NULL,
  added_at     BIGINT NOT NULL,
  PRIMARY KEY (symbol, offline)
);
CREATE TABLE coverage_told (
  symbol       VARCHAR(40) NOT NULL,
  offline      INTEGER NOT NULL,
  item         VARCHAR(160) NOT NULL,
  told_by      VARCHAR(60) NOT NULL,
  PRIMARY KEY (symbol, offline, item)
);
