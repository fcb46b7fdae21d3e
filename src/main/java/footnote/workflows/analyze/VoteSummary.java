package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.Vote;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A rule's summary: its verdict in a sentence, and the votes that weighed most. */
final class VoteSummary {
    private static final int VOTES = 3;

    private VoteSummary() {}

    static Prose of(String verdict, List<Vote> heaviestFirst) {
        return new Prose(Stream.concat(
                        Stream.of(verdict), heaviestFirst.stream().limit(VOTES).map(vote -> vote.because()
                                .text()))
                .collect(Collectors.joining(" ")));
    }
}
