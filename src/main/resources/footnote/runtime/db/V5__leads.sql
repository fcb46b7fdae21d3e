-- Which leads and signals of a market were delivered, so that a later run can deliver only what is new.
CREATE TABLE lead_delivery (
  market       VARCHAR(200) NOT NULL,
  lead         VARCHAR(40) NOT NULL,
  signal       VARCHAR(40) NOT NULL,
  run_id       VARCHAR(64) NOT NULL,
  at           BIGINT NOT NULL,
  PRIMARY KEY (market, lead, signal)
);
