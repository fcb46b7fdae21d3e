package bench;

import com.sun.management.OperatingSystemMXBean;
import footnote.Desk;
import footnote.config.SettingsReader;
import footnote.publication.chart.draw.Theme;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.sources.sample.SampleMarket;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Our side of whole reports: question to files, by rule, on the sample market, a company after the other. */
public final class ReportTiming {
    private static final List<String> COMPANIES = List.of(
            "Quavelin Systems", "Braskett Outfitters", "Pellford Bancorp", "Kelvarra Semiconductor", "Granwick Steel");

    private ReportTiming() {}

    /** Arguments: reports to warm up with; reports to measure; whether with the PDF; a folder that gets the last one's page. */
    public static void main(String[] args) throws Exception {
        Logger.getLogger("").setLevel(Level.WARNING);
        var folder = Files.createTempDirectory("bench-report");
        var settings = new SettingsReader(Map.of("FOOTNOTE_HOME", folder.toString()), folder).read(Map.of());
        int warm = Integer.parseInt(args[0]);
        int measured = Integer.parseInt(args[1]);
        try (var desk = new Desk(settings)) {
            for (int i = 0; i < warm + measured; i++) {
                long before = cpu();
                var page = report(desk, COMPANIES.get(i % COMPANIES.size()), Boolean.parseBoolean(args[2]));
                if (i >= warm) {
                    System.out.println("set " + (cpu() - before) / 1e6);
                }
                Files.copy(
                        page,
                        Path.of(args[3]).resolve("equity_report.html"),
                        StandardCopyOption.REPLACE_EXISTING);
            }
        }
        System.out.println("all " + cpu() / 1e6);
    }

    /** Of the whole process: compilers and collectors count, too. */
    private static long cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static Path report(Desk desk, String company, boolean pdf) throws Exception {
        var options = new RunOptions(true, Optional.of(SampleMarket.today()), BigDecimal.ONE, true, Optional.empty());
        var request = new ReportRequest(
                "Do a fundamental analysis of " + company,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                new ReportRequest.Printing(15, true, pdf, 1, Optional.of(Theme.HOUSE)));
        var id = desk.engine().start(EquityReport.NAME, "bench", request, options, Optional.empty());
        if (!(desk.engine().attempt(id) instanceof Attempt.Worked(Status status) && status == Status.DONE)) {
            throw new IllegalStateException(company + ": " + desk.engine().runs().find(id));
        }
        try (var files = Files.walk(desk.home().outputs())) {
            return files.filter(file -> file.endsWith("equity_report.html") && file.toString().contains(id.toString()))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
