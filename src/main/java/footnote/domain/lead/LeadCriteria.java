package footnote.domain.lead;

import java.util.List;
import java.util.Optional;

/** What a lead must be beyond its industry and country. */
public record LeadCriteria(
        Optional<Long> minEmployees,
        Optional<Long> maxEmployees,
        Optional<String> stage,
        List<String> technologies,
        List<String> exclusions) {
    public static final LeadCriteria NONE =
            new LeadCriteria(Optional.empty(), Optional.empty(), Optional.empty(), List.of(), List.of());

    public LeadCriteria {
        technologies = List.copyOf(technologies);
        exclusions = List.copyOf(exclusions);
        minEmployees.filter(count -> count < 0).ifPresent(count -> {
            throw new IllegalArgumentException("a company has no fewer than 0 employees, not " + count);
        });
        if (minEmployees.isPresent() && maxEmployees.isPresent() && minEmployees.get() > maxEmployees.get()) {
            throw new IllegalArgumentException("no company has at least " + minEmployees.get() + " and at most "
                    + maxEmployees.get() + " employees");
        }
    }

    /** Whether anything but exclusions is asked for; exclusions are never relaxed. */
    public boolean narrow() {
        return minEmployees.isPresent() || maxEmployees.isPresent() || stage.isPresent() || !technologies.isEmpty();
    }

    public LeadCriteria relaxed() {
        return new LeadCriteria(Optional.empty(), Optional.empty(), Optional.empty(), List.of(), exclusions);
    }
}
