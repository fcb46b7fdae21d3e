package footnote.workflows.report;

import java.util.List;

/** What was printed: every file with its size, and each chart and infographic by what it shows. */
public record Publication(List<PrintedFile> files, List<ChartResult> charts, List<InfographicResult> infographics) {
    public Publication {
        files = List.copyOf(files);
        charts = List.copyOf(charts);
        infographics = List.copyOf(infographics);
    }

    /** One file of the output folder. */
    public record PrintedFile(String name, long bytes) {}

    /** A chart that was drawn; the picture itself is the file. */
    public record ChartResult(int chartIndex, String metricName, String filename, String section) {}

    /** An infographic that was drawn. */
    public record InfographicResult(int infographicId, String title, String filename, String infographicType) {}
}
