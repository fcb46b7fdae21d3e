-- Many runs of one workflow, a subject each, under one budget and one limit on how many go on at once.
CREATE TABLE batch (
  id           VARCHAR(40) PRIMARY KEY,
  workflow     VARCHAR(40) NOT NULL,
  title        TEXT NOT NULL,
  options      TEXT NOT NULL,
  at_once      INTEGER NOT NULL,
  retries      INTEGER NOT NULL,
  budget_nanos BIGINT NOT NULL,
  need_nanos   BIGINT NOT NULL,
  state        VARCHAR(12) NOT NULL,
  created_at   BIGINT NOT NULL,
  updated_at   BIGINT NOT NULL
);

-- One subject of a batch; its run once it was begun.
CREATE TABLE batch_item (
  batch_id     VARCHAR(40) NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  place        INTEGER NOT NULL,
  subject      TEXT NOT NULL,
  request      TEXT NOT NULL,
  run_id       VARCHAR(40),
  tries        INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (batch_id, place)
);
CREATE INDEX batch_item_by_run ON batch_item (run_id);

-- When the next request to a vendor fits its pace, in nanoseconds by the database's clock, for all workers.
CREATE TABLE pace (
  name         VARCHAR(120) PRIMARY KEY,
  due          BIGINT NOT NULL
);

-- Calls in flight to a model, over all workers; a slot whose time is past is free.
CREATE TABLE call_slot (
  candidate    VARCHAR(200) NOT NULL,
  slot         INTEGER NOT NULL,
  holder       VARCHAR(100) NOT NULL,
  until        BIGINT NOT NULL,
  PRIMARY KEY (candidate, slot)
);
