package footnote.workflows.coverage;

import footnote.domain.Metric;
import java.util.Locale;

/** Metrics as they are called within a sentence. */
final class MetricInSentence {
    private MetricInSentence() {}

    /** "revenue", "diluted EPS", "EBITDA". */
    static String of(Metric metric) {
        if (metric.equals(Metric.EPS_DILUTED)) {
            return "diluted EPS";
        }
        String label = metric.label();
        boolean acronym = label.length() > 1 && Character.isUpperCase(label.charAt(1));
        return acronym ? label : label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
    }
}
