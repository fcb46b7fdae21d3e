package footnote.workflows.report.data;

import java.util.List;

/** Which headlines matter and what each is about, by its number in the list, the most material first. */
public record NewsReadings(List<Reading> readings) {
    private static final int MOST = 10;

    public NewsReadings {
        readings = List.copyOf(readings);
        if (readings.size() > MOST) {
            throw new IllegalArgumentException("pick " + MOST + " headlines at most, not " + readings.size());
        }
        if (readings.stream().map(Reading::number).distinct().count() != readings.size()) {
            throw new IllegalArgumentException("pick each headline once");
        }
    }

    /** One headline. */
    public record Reading(int number, NewsData.Topic topic) {}

    void covers(int count) {
        readings.stream()
                .filter(each -> each.number() < 1 || each.number() > count)
                .findFirst()
                .ifPresent(each -> {
                    throw new IllegalArgumentException(
                            "there is no headline " + each.number() + "; they are numbered 1 to " + count);
                });
    }
}
