-- Every rating given, sealed on its day: each line seals the one before, so that none can be changed or dropped unseen.
CREATE TABLE sealed_rating (
  seq        BIGINT PRIMARY KEY,
  said       VARCHAR(64) NOT NULL UNIQUE,
  sealed_at  BIGINT NOT NULL,
  body       TEXT NOT NULL,
  seal       VARCHAR(64) NOT NULL
);
