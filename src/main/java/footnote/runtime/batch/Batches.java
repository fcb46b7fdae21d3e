package footnote.runtime.batch;

import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunFilter.Reader;
import footnote.runtime.run.storage.Runs;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Keeps batches and begins their runs as places and money become free; any process may do so, also several at once. */
public final class Batches {
    private static final String ITEMS = "SELECT i.place, i.subject, i.request, i.run_id, i.tries, r.status, r.options,"
            + " (SELECT COALESCE(SUM(a.cost_nanos), 0) FROM answer a WHERE a.run_id = i.run_id) AS spent"
            + " FROM batch_item i LEFT JOIN run r ON r.id = i.run_id WHERE i.batch_id = ? ORDER BY i.place";

    private final Database database;
    private final Engine engine;
    private final Clock clock;

    public Batches(Database database, Engine engine, Clock clock) {
        this.database = database;
        this.engine = engine;
        this.clock = clock;
    }

    /** Stores a batch; nobody works on it yet. */
    public String add(BatchOrder order) {
        String id = RunId.fresh(clock.instant()).value();
        long now = clock.millis();
        database.transaction(connection -> {
            Database.update(
                    connection,
                    "INSERT INTO batch (id, workflow, title, options, at_once, retries, budget_nanos, need_nanos, state,"
                            + " created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    id,
                    order.workflow(),
                    order.title(),
                    Json.write(order.each()),
                    order.limits().atOnce(),
                    order.limits().retries(),
                    nanos(order.limits().budget()),
                    nanos(order.limits().need()),
                    BatchState.OPEN.word(),
                    now,
                    now);
            int place = 0;
            for (var item : order.items()) {
                place++;
                Database.update(
                        connection,
                        "INSERT INTO batch_item (batch_id, place, subject, request) VALUES (?, ?, ?, ?)",
                        id,
                        place,
                        item.subject(),
                        Json.write(item.request()));
            }
            return id;
        });
        return id;
    }

    private static long nanos(BigDecimal dollars) {
        return dollars.movePointRight(9).longValue();
    }

    public List<BatchRow> latest(int most) {
        return latest(Optional.empty(), most);
    }

    /** The same of those whose first run the reader sees. */
    public List<BatchRow> latest(Optional<Reader> reader, int most) {
        String own = reader.isEmpty()
                ? ""
                : " WHERE id || '-1' IN (SELECT run_id FROM ownership WHERE owner = ? OR team = ?)";
        var values = new ArrayList<@Nullable Object>();
        reader.ifPresent(each -> {
            values.add(each.name());
            values.add(each.team().orElse(null));
        });
        values.add(most);
        return database.query(
                "SELECT * FROM batch" + own + " ORDER BY created_at DESC, id DESC LIMIT ?",
                Batches::batch,
                values.toArray());
    }

    /** The batches somebody should work on. */
    public List<String> open() {
        return database.query("SELECT id FROM batch WHERE state = 'open' ORDER BY created_at", row -> row.getString(1));
    }

    public Optional<BatchRow> find(String id) {
        return database.first("SELECT * FROM batch WHERE id = ?", Batches::batch, id);
    }

    /** The one batch whose id is, begins with or ends with what was typed. */
    public BatchRow called(String typed) {
        if (!typed.matches("[A-Za-z0-9-]{1,40}")) {
            throw Fault.input("'" + typed + "' is no batch id; 'footnote batch list' lists them");
        }
        var near = database.query(
                "SELECT * FROM batch WHERE id LIKE ? OR id LIKE ? ORDER BY id LIMIT 2",
                Batches::batch,
                typed + "%",
                "%" + typed);
        if (near.size() != 1) {
            throw Fault.input(
                    near.isEmpty()
                            ? "no batch '" + typed + "'; 'footnote batch list' lists them"
                            : "'" + typed + "' could be several batches; type more of it");
        }
        return near.getFirst();
    }

    public List<ItemRow> items(String id) {
        return database.query(ITEMS, row -> item(id, row), id);
    }

    /** Begins and requeues what may go on now; says which runs nobody has in hand. */
    public List<RunId> fill(String id) {
        return database.transaction(connection -> {
            // the first to change the row has the batch until commit
            int mine = Database.update(
                    connection, "UPDATE batch SET updated_at = ? WHERE id = ? AND state = 'open'", clock.millis(), id);
            return mine == 0 ? List.<RunId>of() : filled(connection, id);
        });
    }

    private List<RunId> filled(Connection connection, String id) throws SQLException {
        var batch = Database.query(connection, "SELECT * FROM batch WHERE id = ?", Batches::batch, id)
                .getFirst();
        var items = Database.query(connection, ITEMS, row -> item(id, row), id);
        int retries = batch.limits().retries();
        var going = new ArrayList<RunId>();
        items.stream().filter(ItemRow::inFlight).forEach(item -> going.add(item.run()));
        for (var item : items) {
            boolean parked =
                    item.status().filter(status -> status == Status.PARKED).isPresent();
            if (going.size() < batch.limits().atOnce() && (parked || item.again(retries))) {
                again(connection, id, item, parked ? 0 : 1);
                going.add(item.run());
            }
        }
        var share = new BudgetShare(batch, items);
        for (var item : items) {
            if (item.begun() || going.size() >= batch.limits().atOnce()) {
                continue;
            }
            var money = share.next();
            if (money.isEmpty()) {
                break;
            }
            begin(connection, batch, item, money.get());
            going.add(item.run());
        }
        if (going.isEmpty()) {
            boolean all = items.stream().allMatch(item -> item.settled(retries));
            state(connection, id, all ? BatchState.DONE : BatchState.SPENT);
        }
        going.removeAll(held(connection, id));
        return going;
    }

    /** What somebody has in hand; to try for those too would cost each driver of a batch what all others do. */
    private Set<RunId> held(Connection connection, String id) throws SQLException {
        return Set.copyOf(Database.query(
                connection,
                "SELECT r.id FROM batch_item i JOIN run r ON r.id = i.run_id WHERE i.batch_id = ? AND NOT "
                        + Runs.free(database, Runs.LEASE),
                row -> new RunId(row.getString(1)),
                id));
    }

    private void begin(Connection connection, BatchRow batch, ItemRow item, BigDecimal money) throws SQLException {
        var each = batch.each();
        var options = each.unattended(money, each.out().map(folder -> folder + "/" + folderName(item)));
        engine.startWithin(connection, item.run(), batch.workflow(), item.subject(), item.request(), options);
        Database.update(
                connection,
                "UPDATE batch_item SET run_id = ? WHERE batch_id = ? AND place = ?",
                item.run().value(),
                batch.id(),
                item.place());
    }

    /** A subject comes from a file of the reader's: no letter of it may lead out of the folder. */
    private static String folderName(ItemRow item) {
        String plain = item.subject().replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
        return "%04d-%s".formatted(item.place(), plain.substring(0, Math.min(40, plain.length())));
    }

    private static void again(Connection connection, String id, ItemRow item, int counted) throws SQLException {
        Database.update(
                connection,
                "UPDATE run SET status = 'queued' WHERE id = ? AND status IN ('parked', 'failed')",
                item.run().value());
        Database.update(
                connection,
                "UPDATE batch_item SET tries = tries + ? WHERE batch_id = ? AND place = ?",
                counted,
                id,
                item.place());
    }

    /** Opens a batch again that was parked, spent or done; with retry its failed runs get another chance. */
    public void reopen(String id, boolean retry, Optional<BigDecimal> budget) {
        database.transaction(connection -> {
            Database.update(connection, "UPDATE batch SET state = 'open' WHERE id = ? AND state <> 'cancelled'", id);
            budget.ifPresent(dollars -> raise(connection, id, dollars));
            if (retry) {
                Database.update(
                        connection,
                        "UPDATE batch_item SET tries = -1 WHERE batch_id = ? AND run_id IN"
                                + " (SELECT id FROM run WHERE status = 'failed')",
                        id);
            }
            return id;
        });
    }

    private static void raise(Connection connection, String id, BigDecimal dollars) {
        try {
            Database.update(connection, "UPDATE batch SET budget_nanos = ? WHERE id = ?", nanos(dollars), id);
        } catch (SQLException e) {
            throw new IllegalStateException("the budget of batch " + id + " was not raised", e);
        }
    }

    /** Begins nothing more until it is opened again; what others have in hand they finish. */
    public void park(String id) {
        database.update("UPDATE batch SET state = 'parked' WHERE id = ? AND state = 'open'", id);
    }

    /** Ends a batch for good with all its runs under way. */
    public void cancel(String id) {
        database.update("UPDATE batch SET state = 'cancelled' WHERE id = ?", id);
        items(id).stream()
                .filter(item -> item.status().filter(status -> !status.over()).isPresent())
                .forEach(item -> engine.cancel(item.run()));
    }

    private static void state(Connection connection, String id, BatchState state) throws SQLException {
        Database.update(connection, "UPDATE batch SET state = ? WHERE id = ?", state.word(), id);
    }

    private static BatchRow batch(ResultSet row) throws SQLException {
        return new BatchRow(
                row.getString("id"),
                row.getString("workflow"),
                row.getString("title"),
                Json.read(row.getString("options"), RunOptions.class),
                new BatchOrder.Limits(
                        row.getInt("at_once"),
                        row.getInt("retries"),
                        BigDecimal.valueOf(row.getLong("budget_nanos"), 9),
                        BigDecimal.valueOf(row.getLong("need_nanos"), 9)),
                BatchState.of(row.getString("state")),
                Instant.ofEpochMilli(row.getLong("created_at")));
    }

    private static ItemRow item(String batch, ResultSet row) throws SQLException {
        var options = Optional.ofNullable(row.getString("options")).map(json -> Json.read(json, RunOptions.class));
        return new ItemRow(
                row.getInt("place"),
                row.getString("subject"),
                row.getString("request"),
                new RunId(batch + "-" + row.getInt("place")),
                row.getInt("tries"),
                Optional.ofNullable(row.getString("status")).map(Status::of),
                options.map(RunOptions::budget).orElse(BigDecimal.ZERO),
                BigDecimal.valueOf(row.getLong("spent"), 9));
    }
}
