package footnote.workflows.ask;

import footnote.domain.Listing;
import footnote.evidence.ReadingRoom.OnFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The companies a question is about, as far as they are on file or listed, and what was not found of them. */
record AskedOf(List<Member> members, List<String> gaps) {
    /** How a gap begins that names a company nobody knows. */
    static final String UNKNOWN = "no company '";

    AskedOf {
        members = List.copyOf(members);
        gaps = List.copyOf(gaps);
    }

    /** One company. */
    record Member(OnFile company, Optional<Listing> listing) {}

    /** The name of a company that nobody knows, where the question is about one. */
    Optional<String> unknown() {
        return members.isEmpty()
                ? gaps.stream()
                        .filter(gap -> gap.startsWith(UNKNOWN))
                        .map(gap -> gap.substring(UNKNOWN.length()).replaceFirst("' is known.*", ""))
                        .findFirst()
                : Optional.empty();
    }

    /** The first company alone. */
    AskedOf first() {
        return new AskedOf(members.subList(0, 1), gaps);
    }

    List<String> names() {
        return members.stream().map(member -> member.company().name()).toList();
    }

    /** Every name and symbol of them. */
    List<String> spellings() {
        return members.stream()
                .flatMap(member -> Stream.concat(
                        Stream.of(member.company().name()),
                        member.listing().stream()
                                .flatMap(each -> Stream.concat(
                                        Stream.of(each.name(), each.ticker().symbol()), each.aliases().stream()))))
                .toList();
    }

    List<OnFile> companies() {
        return members.stream().map(Member::company).toList();
    }

    List<Listing> listings() {
        return members.stream().flatMap(member -> member.listing().stream()).toList();
    }
}
