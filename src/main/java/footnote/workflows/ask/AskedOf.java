package footnote.workflows.ask;

import footnote.domain.Listing;
import footnote.evidence.ReadingRoom.OnFile;
import java.util.List;
import java.util.Optional;

/** The companies a question is about, as far as they are on file or listed, and what was not found of them. */
record AskedOf(List<Member> members, List<String> gaps) {
    AskedOf {
        members = List.copyOf(members);
        gaps = List.copyOf(gaps);
    }

    /** One company. */
    record Member(OnFile company, Optional<Listing> listing) {}

    /** The first company alone. */
    AskedOf first() {
        return new AskedOf(members.subList(0, 1), gaps);
    }

    List<String> names() {
        return members.stream().map(member -> member.company().name()).toList();
    }

    List<OnFile> companies() {
        return members.stream().map(Member::company).toList();
    }

    List<Listing> listings() {
        return members.stream().flatMap(member -> member.listing().stream()).toList();
    }
}
