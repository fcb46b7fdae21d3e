package footnote.evidence;

import footnote.domain.opinion.Advice;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.db.ChainHead;
import footnote.runtime.db.Database;
import footnote.runtime.db.HashChain;
import footnote.runtime.json.Json;
import footnote.runtime.secret.Sha256;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Ratings in the database, lines only ever added, each sealing the one before; the home notes where they end. */
public final class SqlRatingRecord implements RatingRecord {
    private final Database database;
    private final Clock clock;
    private final Supplier<Path> home;

    public SqlRatingRecord(Database database, Clock clock, Supplier<Path> home) {
        this.database = database;
        this.clock = clock;
        this.home = home;
    }

    /** One sealed line. */
    public record Line(long seq, long sealedAt, String body, String seal) {
        public SealedRating rating() {
            return Json.read(body, SealedRating.class);
        }

        private HashChain.Line sealed() {
            return new HashChain.Line(seq, List.of(String.valueOf(sealedAt), body), seal);
        }
    }

    /** Whether the record is whole: how many lines, and what does not fit. */
    public record Verdict(long lines, Optional<String> broken) {}

    @Override
    public void seal(SealedRating rating) {
        String said = Sha256.hex(rating.said());
        while (!known(said)) {
            append(rating, said).ifPresent(end -> end().note(end.lines(), end.seal(), this::seal));
        }
    }

    private boolean known(String said) {
        return database.first("SELECT seq FROM sealed_rating WHERE said = ?", row -> row.getLong(1), said)
                .isPresent();
    }

    /** Empty where another process wrote the same number first. */
    private Optional<ChainHead.End> append(SealedRating rating, String said) {
        return database.transaction(connection -> {
            var last = Database.query(
                    connection, "SELECT * FROM sealed_rating ORDER BY seq DESC LIMIT 1", SqlRatingRecord::line);
            long seq = last.isEmpty() ? 1 : last.getFirst().seq() + 1;
            var line = new Line(seq, clock.millis(), Json.write(rating), "");
            String before = last.isEmpty() ? HashChain.FIRST : last.getFirst().seal();
            String seal = HashChain.seal(before, seq, line.sealed().content());
            int added = Database.update(
                    connection,
                    "INSERT INTO sealed_rating (seq, said, sealed_at, body, seal) VALUES (?, ?, ?, ?, ?)"
                            + " ON CONFLICT DO NOTHING",
                    seq,
                    said,
                    line.sealedAt(),
                    line.body(),
                    seal);
            return added == 1 ? Optional.of(new ChainHead.End(seq, seal)) : Optional.empty();
        });
    }

    /** All lines, oldest first. */
    public List<Line> lines() {
        return database.query("SELECT * FROM sealed_rating ORDER BY seq", SqlRatingRecord::line);
    }

    /** Checks every line against its seal, and the end against what the home noted. */
    public Verdict verified() {
        var chain = HashChain.verified(lines().stream().map(Line::sealed).iterator());
        return new Verdict(
                chain.lines(),
                chain.broken()
                        .map(seq -> "rating " + seq + " was changed or removed")
                        .or(() -> end().cut(chain.lines(), this::seal)));
    }

    @Override
    public Distribution distribution(View view) {
        return TypedRecording.value("ratings", view.toString(), Distribution.class, () -> counted(view));
    }

    private Distribution counted(View view) {
        var from = view.asOf().minusYears(1);
        var latest = new HashMap<String, Advice>();
        for (var line : lines()) {
            var rating = line.rating();
            if (rating.sample() == view.sample()
                    && rating.day().isAfter(from)
                    && !rating.day().isAfter(view.asOf())) {
                latest.put(rating.symbol(), rating.rating());
            }
        }
        Map<Advice, Integer> companies = new EnumMap<>(Advice.class);
        latest.values().forEach(rating -> companies.merge(rating, 1, Integer::sum));
        return new Distribution(companies);
    }

    private ChainHead end() {
        return new ChainHead(home.get(), "ratings");
    }

    private Optional<String> seal(long seq) {
        return database.first("SELECT seal FROM sealed_rating WHERE seq = ?", row -> row.getString(1), seq);
    }

    private static Line line(ResultSet row) throws SQLException {
        return new Line(row.getLong("seq"), row.getLong("sealed_at"), row.getString("body"), row.getString("seal"));
    }
}
