package footnote.runtime.run.storage;

import footnote.runtime.db.Dialect;

/** The rows a run writes; each only while the writer still holds the run's lease. */
enum JournalWrite {
    /** A step whose kept result cannot be read any more is done again and replaces its row. */
    STEP("step (run_id, path, result, fault, tries, started_at, ended_at)", 7) {
        @Override
        String sql(Dialect dialect) {
            return super.sql(dialect)
                    + " ON CONFLICT (run_id, path) DO UPDATE SET result = excluded.result, fault = excluded.fault,"
                    + " tries = excluded.tries, started_at = excluded.started_at, ended_at = excluded.ended_at";
        }
    },
    QUESTION("question (run_id, path, question, proposal, form, asked_at)", 6),
    ANSWER("answer (run_id, path, kind, digest, occurrence, request, body, note, cost_nanos, answered_at)", 10),
    EVENT("event (run_id, seq, type, step, data, at)", 6),
    /** A file written again by a repeated step replaces its row. */
    ARTIFACT("artifact (run_id, name, sha256, bytes)", 4) {
        @Override
        String sql(Dialect dialect) {
            return super.sql(dialect)
                    + " ON CONFLICT (run_id, name) DO UPDATE SET sha256 = excluded.sha256, bytes = excluded.bytes";
        }
    },
    REPLY("", 5) {
        @Override
        String sql(Dialect dialect) {
            return "UPDATE question SET reply = ?, replied_by = ?, replied_at = ? WHERE run_id = ? AND path = ?"
                    + " AND reply IS NULL AND EXISTS (SELECT 1 FROM run WHERE id = ? AND fence = ?)";
        }
    },
    /** The run waits for this question, unless its reply came in meanwhile. */
    WAIT("", 2) {
        @Override
        String sql(Dialect dialect) {
            return "UPDATE run SET status = CASE WHEN EXISTS (SELECT 1 FROM question WHERE run_id = run.id AND path = ?"
                    + " AND reply IS NOT NULL) THEN 'queued' ELSE 'waiting' END, updated_at = ?"
                    + " WHERE id = ? AND fence = ?";
        }
    },
    /** A reply that cannot be read is taken back. */
    REOPEN("", 2) {
        @Override
        String sql(Dialect dialect) {
            return "UPDATE question SET reply = NULL, replied_by = NULL, replied_at = NULL WHERE run_id = ? AND path = ?"
                    + " AND EXISTS (SELECT 1 FROM run WHERE id = ? AND fence = ?)";
        }
    },
    RUN("", 4) {
        @Override
        String sql(Dialect dialect) {
            return "UPDATE run SET status = ?, result = ?, fault = ?, updated_at = ? WHERE id = ? AND fence = ?";
        }
    };

    private final String columns;
    private final int count;

    JournalWrite(String columns, int count) {
        this.columns = columns;
        this.count = count;
    }

    String sql(Dialect dialect) {
        return "INSERT INTO " + columns + " SELECT " + "?, ".repeat(count - 1) + "? FROM run WHERE id = ? AND fence = ?"
                + dialect.forShare();
    }
}
