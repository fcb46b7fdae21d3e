-- How often the rules' past calls came true, the latest table of each kind (sample, real).
CREATE TABLE track_record (
  kind       VARCHAR(10) PRIMARY KEY,
  body       TEXT NOT NULL,
  made_at    BIGINT NOT NULL
);
