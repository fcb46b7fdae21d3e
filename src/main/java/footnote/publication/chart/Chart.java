package footnote.publication.chart;

/** An exhibit before it is drawn. */
public sealed interface Chart permits BarChart, LineChart {
    Caption caption();
}
