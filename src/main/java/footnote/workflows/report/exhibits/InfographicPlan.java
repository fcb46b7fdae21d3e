package footnote.workflows.report.exhibits;

import java.util.List;

/** The infographics of a report, up to five; fewer than two only where there are no facts for more. */
public record InfographicPlan(String companyName, List<InfographicSpec> infographics) {
    static final int FEWEST = 2;
    private static final int MOST = 5;

    public InfographicPlan {
        infographics = List.copyOf(infographics);
        if (infographics.size() > MOST) {
            throw new IllegalArgumentException(
                    "a report has " + FEWEST + " to " + MOST + " infographics, not " + infographics.size());
        }
        for (int i = 0; i < infographics.size(); i++) {
            if (infographics.get(i).infographicId() != i + 1) {
                throw new IllegalArgumentException("infographics are numbered from 1 on, in order");
            }
        }
        if (infographics.stream()
                        .map(InfographicSpec::infographicType)
                        .distinct()
                        .count()
                != infographics.size()) {
            throw new IllegalArgumentException("each type of infographic occurs once");
        }
    }
}
