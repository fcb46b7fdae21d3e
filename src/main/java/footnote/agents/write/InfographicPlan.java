package footnote.agents.write;

import java.util.List;

/** The infographics of a report, two to five. */
public record InfographicPlan(String companyName, List<InfographicSpec> infographics) {
    public InfographicPlan {
        infographics = List.copyOf(infographics);
        if (infographics.size() < 2 || infographics.size() > 5) {
            throw new IllegalArgumentException("a report has 2 to 5 infographics, not " + infographics.size());
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
