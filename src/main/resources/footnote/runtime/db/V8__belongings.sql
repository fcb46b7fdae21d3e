-- Whose a schedule or a document is; the same document may be several readers'. One without a row is the desk's own.
CREATE TABLE belonging (
  kind         VARCHAR(20) NOT NULL,
  id           VARCHAR(100) NOT NULL,
  owner        VARCHAR(80) NOT NULL,
  team         VARCHAR(40),
  since        BIGINT NOT NULL,
  PRIMARY KEY (kind, id, owner)
);
CREATE INDEX belonging_by_owner ON belonging (owner);

-- Browsers whose reader an OpenID issuer vouched for.
CREATE TABLE vouched_login (
  digest       VARCHAR(64) PRIMARY KEY,
  name         VARCHAR(80) NOT NULL,
  team         VARCHAR(40),
  rights       VARCHAR(40) NOT NULL,
  expires_at   BIGINT NOT NULL
);
