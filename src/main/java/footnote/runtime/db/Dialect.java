package footnote.runtime.db;

/** What the two databases say differently. */
public enum Dialect {
    /** SQLite: one writer at a time, so a read inside a write needs no lock of its own. */
    SQLITE("CAST(unixepoch('subsec') * 1000 AS INTEGER)", "", "BLOB"),
    /** PostgreSQL: a row that a write depends on is held against change until commit. */
    POSTGRESQL("CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", " FOR SHARE", "BYTEA");

    private final String nowMillis;
    private final String forShare;
    private final String bytes;

    Dialect(String nowMillis, String forShare, String bytes) {
        this.nowMillis = nowMillis;
        this.forShare = forShare;
        this.bytes = bytes;
    }

    /** The database's own time in milliseconds: leases are kept by one clock, not by each machine's. */
    public String nowMillis() {
        return nowMillis;
    }

    public String forShare() {
        return forShare;
    }

    public String bytes() {
        return bytes;
    }
}
