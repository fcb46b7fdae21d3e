package footnote.workflows.report.exhibits;

import footnote.workflows.report.plan.MetricSpec.ChartType;

/** A visual of a report: its id, what it shows, the chapter it stands in, and how the plan wants it drawn. */
public record Exhibit(String id, String key, String name, String section, ChartType type) {
    public static final String PARTS = "parts";
    public static final String BRIDGE = "bridge";
    public static final String MAP = "peer_map";
    public static final String RANK = "peer_rank";
    /** Followed by the metric that companies are ranked by. */
    public static final String SIDE_BY_SIDE = "side_by_side:";

    public static final String GRID = "value_grid";
    public static final String FIELD = "football_field";
    public static final String PRICE = "price_chart";
}
