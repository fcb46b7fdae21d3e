-- Keys of the web face; only a digest is kept, a key itself is shown once.
CREATE TABLE access_key (
  id           VARCHAR(12) PRIMARY KEY,
  name         VARCHAR(40) NOT NULL,
  team         VARCHAR(40),
  rights       VARCHAR(40) NOT NULL,
  digest       VARCHAR(64) NOT NULL UNIQUE,
  per_minute   INTEGER NOT NULL,
  budget       VARCHAR(20),
  created_at   BIGINT NOT NULL,
  revoked_at   BIGINT
);

-- Browsers that logged in with a key.
CREATE TABLE login (
  digest       VARCHAR(64) PRIMARY KEY,
  key_id       VARCHAR(12) NOT NULL,
  expires_at   BIGINT NOT NULL
);

-- Whose a run is; one without a row belongs to whoever runs the machine.
CREATE TABLE ownership (
  run_id       VARCHAR(40) PRIMARY KEY,
  owner        VARCHAR(80) NOT NULL,
  team         VARCHAR(40)
);
CREATE INDEX ownership_by_owner ON ownership (owner);

-- Answers to posts that carried an Idempotency-Key; status 0 while the first is under way.
CREATE TABLE repeatable (
  owner        VARCHAR(80) NOT NULL,
  id           VARCHAR(100) NOT NULL,
  digest       VARCHAR(64) NOT NULL,
  status       INTEGER NOT NULL,
  body         TEXT NOT NULL,
  created_at   BIGINT NOT NULL,
  PRIMARY KEY (owner, id)
);

-- What was done, each line sealed by a digest over itself and the line before.
CREATE TABLE audit (
  seq          BIGINT PRIMARY KEY,
  at           BIGINT NOT NULL,
  actor        VARCHAR(80) NOT NULL,
  action       VARCHAR(40) NOT NULL,
  target       VARCHAR(400) NOT NULL,
  outcome      VARCHAR(40) NOT NULL,
  seal         VARCHAR(64) NOT NULL
);

-- What erased runs had cost, so that erasing gives no budget back.
CREATE TABLE erased_cost (
  at           BIGINT NOT NULL,
  owner        VARCHAR(80) NOT NULL,
  cost_nanos   BIGINT NOT NULL
);
