-- Positions in covered companies; numbers as text, so that no digit is lost.
CREATE TABLE coverage_position (
  symbol       VARCHAR(40) NOT NULL,
  offline      INTEGER NOT NULL,
  shares       TEXT NOT NULL,
  cost         TEXT,
  currency     VARCHAR(8) NOT NULL,
  changed_at   BIGINT NOT NULL,
  PRIMARY KEY (symbol, offline)
);

-- The consensus that digests saw, a row for each change of a mean.
CREATE TABLE coverage_consensus (
  symbol       VARCHAR(40) NOT NULL,
  offline      INTEGER NOT NULL,
  metric       VARCHAR(80) NOT NULL,
  period       VARCHAR(40) NOT NULL,
  as_of        VARCHAR(10) NOT NULL,
  body         TEXT NOT NULL,
  PRIMARY KEY (symbol, offline, metric, period, as_of)
);

-- The outbox holds messages beside mail.
ALTER TABLE outbox ADD COLUMN channel VARCHAR(20) DEFAULT 'mail' NOT NULL;

-- Theses, each a sentence with the test it became, and what checks of them found, each line sealing the one before.
CREATE TABLE thesis (
  id           VARCHAR(40) PRIMARY KEY,
  symbol       VARCHAR(40) NOT NULL,
  offline      INTEGER NOT NULL,
  name         TEXT NOT NULL,
  sentence     TEXT NOT NULL,
  test         TEXT NOT NULL,
  added_on     VARCHAR(10) NOT NULL,
  removed      INTEGER NOT NULL,
  created_at   BIGINT NOT NULL
);
CREATE TABLE thesis_event (
  seq          BIGINT PRIMARY KEY,
  thesis_id    VARCHAR(40) NOT NULL,
  item         VARCHAR(160) NOT NULL,
  body         TEXT NOT NULL,
  at           BIGINT NOT NULL,
  seal         VARCHAR(64) NOT NULL,
  UNIQUE (thesis_id, item)
);

-- Screens by name.
CREATE TABLE screen (
  name         VARCHAR(60) NOT NULL,
  offline      INTEGER NOT NULL,
  expression   TEXT NOT NULL,
  saved_at     BIGINT NOT NULL,
  PRIMARY KEY (name, offline)
);
