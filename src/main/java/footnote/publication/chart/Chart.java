package footnote.publication.chart;

/** An exhibit before it is drawn. */
public sealed interface Chart
        permits BarChart,
                StackedChart,
                LineChart,
                AreaChart,
                DualAxisChart,
                PriceChart,
                RankChart,
                WaterfallChart,
                FootballField,
                HeatGrid,
                ScatterChart,
                SmallMultiples,
                PlottedChart {
    Caption caption();
}
