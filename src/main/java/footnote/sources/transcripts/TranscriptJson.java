package footnote.sources.transcripts;

import footnote.domain.Origin;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/**
 * Reads a call from JSON in the shapes in use: parts with speeches, a list of speakers with a map of their names, or
 * the whole text.
 */
final class TranscriptJson {
    private static final String UNNAMED = "Unnamed speaker";

    private TranscriptJson() {}

    static Transcript parse(String vendor, byte[] json, CallLabel label, Origin origin) {
        return Parsing.of(vendor, label.toString(), () -> {
            JsonNode tree = VendorJson.tree(vendor, label.toString(), json);
            List<Turn> turns = turns(tree);
            if (turns.isEmpty()) {
                throw new NoData(vendor, "speaker's words in " + label);
            }
            JsonNode event = tree.path("event");
            return new Transcript(
                    VendorJson.text(tree.path("company_name")).orElse(label.company()),
                    label.ticker(),
                    number(event.path("year"), 1900, 2200).or(label::year),
                    number(event.path("quarter"), 1, 4).or(label::quarter),
                    held(event),
                    turns,
                    origin);
        });
    }

    private static List<Turn> turns(JsonNode tree) {
        if (tree.path("speakers").isArray()) {
            return CallParts.told(spoken(tree.path("speakers"), tree.path("speaker_name_map_v2")));
        }
        var roles = roles(tree.path("participants"));
        var prepared = speeches(tree.path("prepared_remarks"), Part.PREPARED, roles);
        var questions = speeches(tree.path("q_and_a"), Part.QUESTIONS, roles);
        if (questions.isEmpty() && !prepared.isEmpty()) {
            return CallParts.told(prepared);
        }
        prepared.addAll(questions);
        if (prepared.isEmpty()) {
            VendorJson.text(tree.path("text"))
                    .ifPresent(text -> prepared.add(new Turn(UNNAMED, Optional.empty(), Part.PREPARED, text)));
        }
        return prepared;
    }

    /** Written as "Ann Lee--Chief Financial Officer" and "Bo Roe--Some Bank -- Analyst". */
    private static Map<String, String> roles(JsonNode participants) {
        var roles = new HashMap<String, String>();
        for (JsonNode participant : participants) {
            String[] parts = VendorJson.text(participant).orElse("").split("\\s*--\\s*", 2);
            if (parts.length == 2 && !parts[1].isBlank()) {
                roles.put(parts[0].strip(), parts[1].strip().replaceAll("\\s*--\\s*Analyst$", ", analyst"));
            }
        }
        return roles;
    }

    private static List<Turn> speeches(JsonNode rows, Part part, Map<String, String> roles) {
        var turns = new ArrayList<Turn>();
        for (JsonNode row : rows) {
            VendorJson.text(row.path("speech")).ifPresent(text -> {
                String speaker = VendorJson.text(row.path("speaker")).orElse(UNNAMED);
                turns.add(new Turn(speaker, Optional.ofNullable(roles.get(speaker)), part, text));
            });
        }
        return turns;
    }

    private static List<Turn> spoken(JsonNode rows, JsonNode names) {
        var turns = new ArrayList<Turn>();
        for (JsonNode row : rows) {
            String id = VendorJson.text(row.path("speaker")).orElse(UNNAMED);
            JsonNode known = names.path(id);
            VendorJson.text(row.path("text"))
                    .ifPresent(text -> turns.add(new Turn(
                            VendorJson.text(known.path("name")).orElse(id),
                            VendorJson.text(known.path("title")),
                            Part.PREPARED,
                            text)));
        }
        return turns;
    }

    /** The day where the call was held, before any change of zone. */
    private static Optional<LocalDate> held(JsonNode event) {
        return VendorJson.text(event.path("conference_date")).flatMap(Dates::day);
    }

    static Optional<Integer> number(JsonNode node, int least, int most) {
        OptionalLong number = VendorJson.whole(node);
        return number.isPresent() && number.getAsLong() >= least && number.getAsLong() <= most
                ? Optional.of((int) number.getAsLong())
                : Optional.empty();
    }
}
