-- Documents that were taken in; the id names the content, so the same content goes in once.
CREATE TABLE document (
  id           VARCHAR(64) PRIMARY KEY,
  label        TEXT NOT NULL,
  world        VARCHAR(16) NOT NULL,
  leaves       INTEGER NOT NULL,
  passages     INTEGER NOT NULL,
  stage        VARCHAR(16) NOT NULL,
  taken_at     BIGINT NOT NULL
);
CREATE INDEX document_by_world ON document (world);

-- Vectors by model and text, so that nothing is embedded twice.
CREATE TABLE text_vector (
  digest       VARCHAR(64) PRIMARY KEY,
  vector       ${bytes} NOT NULL
);
