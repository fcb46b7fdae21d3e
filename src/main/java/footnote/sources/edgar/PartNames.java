package footnote.sources.edgar;

import footnote.domain.Dimension;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the members of taxonomy axes are called: by the row they stand in, or by a cell of the document's tables, where it
 * says the same in better words, else by the words of their names.
 */
final class PartNames {
    /** One explicit member of a context, both names as tagged. */
    record Member(String axis, String name) {}

    private static final Map<String, String> AXES = Map.of(
            "StatementBusinessSegmentsAxis", "segment",
            "SegmentsAxis", "segment",
            "ProductOrServiceAxis", "product",
            "ProductsAndServicesAxis", "product",
            "StatementGeographicalAxis", "region",
            "GeographicalAreasAxis", "region",
            "SubsegmentsAxis", "subsegment");
    private static final List<String> ROLES = List.of("ConsolidationItemsAxis", "SegmentConsolidationItemsAxis");
    private static final List<String> SEGMENTS_TOGETHER = List.of(
            "OperatingSegmentsMember",
            "ReportableSegmentsMember",
            "ReportableSegmentAggregationBeforeOther" + "OperatingSegmentMember");
    /** Members that add segments up, or tie them to the whole; neither is a part of the company. */
    private static final Pattern NO_PART = Pattern.compile(
            "(?:Reportable)?Segments?Total|Total(?:Reportable|Operating)?Segments?|MaterialReconcilingItems");

    private static final Pattern CAMEL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
    private static final Pattern SMALL_I = Pattern.compile("^I (?=[A-Z][a-z])");
    private static final Pattern SMALL_WORD = Pattern.compile(" (?:Of|And|The|In|For) ");
    private static final Pattern MARKS = Pattern.compile("(?:\\s*(?:\\(\\w{1,2}\\)|[*†‡:®™]))+$");
    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}]");
    private static final Pattern SEGMENT = Pattern.compile("segments?$");
    private static final Pattern PLURAL = Pattern.compile("s$");
    private static final int LONGEST = 80;

    private final Map<String, String> heard = new HashMap<>();
    private final TableWords tables;

    PartNames(TableWords tables) {
        this.tables = tables;
    }

    /** Takes a row's words for a member's name where they are its letters. */
    void hear(Member member, List<String> labels) {
        String letters = letters(stem(member.name));
        for (String label : labels) {
            String words = unmarked(label);
            if (!letters.isEmpty()
                    && words.length() <= LONGEST
                    && letters(words).equals(letters)) {
                heard.putIfAbsent(member.name.strip(), words);
            }
        }
    }

    /**
     * Which part of the company a context covers; none for the whole, empty where it is no part of it, such as an
     * investee, or the sum of parts.
     */
    Optional<List<Dimension>> dimensions(List<Member> members) {
        var parts = new ArrayList<Dimension>();
        for (var member : members) {
            if (NO_PART.matcher(local(member.name).replaceFirst("Member$", "")).matches()) {
                return Optional.empty();
            }
            String axis = local(member.axis);
            String role = AXES.get(axis);
            if (role != null) {
                parts.add(new Dimension(role, name(member)));
            } else if (!ROLES.contains(axis)) {
                return Optional.empty();
            } else if (members.size() == 1 && !SEGMENTS_TOGETHER.contains(local(member.name))) {
                parts.add(new Dimension("segment", name(member)));
            } else if (members.size() == 1 || !SEGMENTS_TOGETHER.contains(local(member.name))) {
                return Optional.empty();
            }
        }
        return Optional.of(withoutHigherLevel(parts));
    }

    /** A subsegment lies within a segment, which need not be told with it; a product lies within its subsegment. */
    private static List<Dimension> withoutHigherLevel(List<Dimension> parts) {
        boolean below = parts.stream().anyMatch(part -> part.axis().equals("subsegment"));
        boolean product = parts.stream().anyMatch(part -> part.axis().equals("product"));
        String implied = product ? "subsegment" : "segment";
        return below
                ? parts.stream().filter(part -> !part.axis().equals(implied)).toList()
                : List.copyOf(parts);
    }

    /** The subsegment among the members, where there is one. */
    static Optional<String> subsegment(List<Member> members) {
        return members.stream()
                .filter(member -> local(member.axis).equals("SubsegmentsAxis"))
                .map(Member::name)
                .findFirst();
    }

    private String name(Member member) {
        String known = heard.get(member.name.strip());
        if (known != null) {
            return known;
        }
        String stem = stem(member.name);
        if (member.name.strip().startsWith("country:")) {
            String country = Locale.of("", stem).getDisplayCountry(Locale.ENGLISH);
            return country.isBlank() ? stem : country;
        }
        String split = String.join(" ", CAMEL.split(stem.replace('_', ' ').replace('.', ' ')))
                .strip();
        var printed = tables.called(letters(stem)).or(() -> tables.abbreviated(split));
        if (printed.isPresent()) {
            return printed.get();
        }
        String words = SMALL_WORD
                .matcher(SMALL_I.matcher(split).replaceFirst("i"))
                .replaceAll(word -> word.group().toLowerCase(Locale.ROOT));
        if (words.endsWith(" Other")) {
            return cut("Other "
                    + words.substring(0, words.length() - " Other".length()).toLowerCase(Locale.ROOT));
        }
        if (words.isEmpty()) {
            return member.name.isBlank() ? "unnamed" : cut(member.name.strip());
        }
        return cut(words);
    }

    private static String cut(String name) {
        return name.length() > LONGEST ? name.substring(0, LONGEST) : name;
    }

    private static String stem(String name) {
        return local(name).replaceFirst("Member$", "").replaceFirst("(?<=.)(?<!Non)Segments?$", "");
    }

    private static String local(String name) {
        return name.strip().replaceFirst("^.*:", "");
    }

    /** Without the marks of footnotes at its end. */
    static String unmarked(String label) {
        return MARKS.matcher(label).replaceFirst("").strip();
    }

    static String letters(String words) {
        String letters =
                NO_LETTER.matcher(words.toLowerCase(Locale.ROOT)).replaceAll("").replace("and", "");
        return PLURAL.matcher(SEGMENT.matcher(letters).replaceFirst("")).replaceFirst("");
    }
}
