package footnote.publication.chart.draw;

/** Where a value stands on the canvas. */
record Scale(double low, double high, double atLow, double atHigh) {
    double at(double value) {
        return atLow + (value - low) / (high - low) * (atHigh - atLow);
    }
}
