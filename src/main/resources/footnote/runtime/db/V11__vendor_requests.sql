-- Requests that really went to vendors, by run.
CREATE TABLE vendor_request (
  run_id  VARCHAR(40) NOT NULL,
  vendor  VARCHAR(40) NOT NULL,
  method  VARCHAR(10) NOT NULL,
  uri     TEXT NOT NULL,
  status  INTEGER NOT NULL,
  sent_at BIGINT NOT NULL
);
CREATE INDEX vendor_request_by_run ON vendor_request (run_id);
