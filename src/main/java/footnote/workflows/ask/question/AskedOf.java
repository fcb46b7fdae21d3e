package footnote.workflows.ask.question;

import footnote.domain.Listing;
import footnote.evidence.OnFile;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The companies a question is about, as far as they are on file or listed, and what was not found of them. */
public record AskedOf(List<Member> members, List<String> gaps) {
    /** How a gap begins that names a company nobody knows. */
    public static final String UNKNOWN = "no company '";

    /** How a gap goes on that names a company which no source could be asked about. */
    public static final String UNREACHABLE = "' could not be looked up: ";

    private static final int MOST_TOLD = 10;
    private static final Pattern SEVERAL = Pattern.compile("^'.*' could be ");

    public AskedOf {
        members = List.copyOf(members);
        gaps = List.copyOf(gaps);
    }

    /** One company. */
    public record Member(OnFile company, Optional<Listing> listing) {}

    /** Of companies that the question names and that are not one known company: which, and what to do. */
    public List<String> missing() {
        return gaps.stream()
                .filter(gap -> gap.startsWith(UNKNOWN)
                        || gap.contains(UNREACHABLE)
                        || SEVERAL.matcher(gap).find())
                .toList();
    }

    /** The name that stands for no one company, where the question is about that alone. */
    public Optional<String> unknown() {
        return members.isEmpty()
                ? missing().stream()
                        .map(gap -> gap.replaceFirst("^" + UNKNOWN, "'")
                                .replaceFirst("^'(.*?)' (?:is known|could (?:not )?be).*", "$1"))
                        .findFirst()
                : Optional.empty();
    }

    /** The same with what is wrong with it, as part of a sentence. */
    public Optional<String> unidentified() {
        return unknown()
                .map(name -> name
                        + (missing().stream().anyMatch(gap -> gap.startsWith(UNKNOWN))
                                ? ", which is not known here"
                                : missing().stream().anyMatch(gap -> gap.contains(UNREACHABLE))
                                        ? ", which could not be looked up"
                                        : ", which could be more than one company"));
    }

    /** The first company alone. */
    public AskedOf first() {
        return new AskedOf(members.subList(0, 1), gaps);
    }

    public List<String> names() {
        return members.stream().map(member -> member.company().name()).toList();
    }

    /** Their names where they are few enough to be told one by one. */
    public List<String> few() {
        return members.size() > MOST_TOLD ? List.of() : names();
    }

    /** Every name and symbol of them. */
    public List<String> spellings() {
        return members.stream()
                .flatMap(member -> Stream.concat(
                        member.company().spellings(),
                        member.listing().stream()
                                .flatMap(each -> Stream.concat(
                                        Stream.of(each.name(), each.ticker().symbol()), each.aliases().stream()))))
                .distinct()
                .toList();
    }

    public List<OnFile> companies() {
        return members.stream().map(Member::company).toList();
    }

    public List<Listing> listings() {
        return members.stream().flatMap(member -> member.listing().stream()).toList();
    }
}
