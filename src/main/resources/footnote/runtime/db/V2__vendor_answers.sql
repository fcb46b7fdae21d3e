-- Vendors' answers, kept while they are fresh enough for whoever asks.
CREATE TABLE vendor_answer (
  digest       VARCHAR(64) PRIMARY KEY,
  uri          TEXT NOT NULL,
  status       INTEGER NOT NULL,
  headers      TEXT NOT NULL,
  body         ${bytes} NOT NULL,
  fetched_at   BIGINT NOT NULL
);
CREATE INDEX vendor_answer_by_time ON vendor_answer (fetched_at);
