-- One row: counts every change to the documents on file, so that a search sees at a glance whether there was one.
CREATE TABLE shelf (
  version BIGINT NOT NULL
);
INSERT INTO shelf (version) VALUES (0);
