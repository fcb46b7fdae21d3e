package footnote.publication.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/** A printed report: its files by name, the page first. */
public record PrintedReport(SequencedMap<String, byte[]> files) {
    public static final String PAGE = "equity_report.html";
    public static final String DOCUMENT = "equity_report.pdf";
    public static final String LEDGER = "ledger.json";
    public static final String CHARTS = "charts.json";
    public static final String WORKBOOK = "data.xlsx";

    public PrintedReport {
        files = Collections.unmodifiableSequencedMap(new LinkedHashMap<>((Map<String, byte[]>) files));
    }

    public byte[] file(String name) {
        byte[] bytes = files.get(name);
        if (bytes == null) {
            throw new IllegalArgumentException("nothing was printed as " + name + "; there is " + files.keySet());
        }
        return bytes;
    }
}
