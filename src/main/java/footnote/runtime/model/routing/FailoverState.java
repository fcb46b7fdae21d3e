package footnote.runtime.model.routing;

import footnote.runtime.model.ModelCandidate;
import footnote.runtime.model.Role;
import footnote.runtime.run.RecordedAnswer;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where a run stands in each role's list of candidates: forward only, and what it leaves out. */
final class FailoverState {
    private final Map<Role, Integer> places = new EnumMap<>(Role.class);
    private final Set<ModelCandidate> left = new HashSet<>();
    private final Set<String> said = new HashSet<>();

    /** A candidate to try, after this wait. */
    record Pick(ModelCandidate candidate, Duration rest) {}

    /** A run that goes on stands where its kept answers say it stood. */
    static FailoverState after(List<RecordedAnswer> answers) {
        var route = new FailoverState();
        for (var answer : answers) {
            for (var role : Role.values()) {
                if (role.word().equals(answer.note().path("role").asString(""))) {
                    route.places.merge(
                            role, answer.note().path("candidate_index").asInt(0), Math::max);
                }
            }
        }
        return route;
    }

    /** The first candidate from here on that does not rest; if all do, the one that is ready first. */
    synchronized Optional<Pick> pick(List<ModelCandidate> candidates, Cooldowns cooldowns, Instant now) {
        var open = open(candidates);
        for (var candidate : open) {
            if (!cooldowns.until(candidate.name()).isAfter(now)) {
                return Optional.of(new Pick(candidate, Duration.ZERO));
            }
        }
        return open.stream()
                .map(candidate -> new Pick(candidate, Duration.between(now, cooldowns.until(candidate.name()))))
                .min(Comparator.comparing(Pick::rest));
    }

    /** A candidate that answered is the first to be asked from now on. */
    synchronized void settle(ModelCandidate candidate) {
        places.merge(candidate.role(), candidate.index(), Math::max);
    }

    synchronized int place(Role role) {
        return places.getOrDefault(role, 0);
    }

    /** Moves past a candidate for good, unless it is the last one left. */
    synchronized boolean pass(ModelCandidate candidate, List<ModelCandidate> candidates) {
        boolean more = open(candidates).stream().anyMatch(other -> other.index() > candidate.index());
        if (more) {
            places.merge(candidate.role(), candidate.index() + 1, Math::max);
        }
        return more;
    }

    synchronized void leave(ModelCandidate candidate) {
        left.add(candidate);
    }

    synchronized void leaveKey(ModelCandidate candidate, List<ModelCandidate> candidates) {
        candidates.stream().filter(candidate::sharesKey).forEach(left::add);
    }

    /** Whether this is said for the first time in this run. */
    synchronized boolean first(String what) {
        return said.add(what);
    }

    private List<ModelCandidate> open(List<ModelCandidate> candidates) {
        return candidates.stream()
                .filter(candidate -> candidate.index() >= places.getOrDefault(candidate.role(), 0))
                .filter(candidate -> !left.contains(candidate))
                .toList();
    }
}
