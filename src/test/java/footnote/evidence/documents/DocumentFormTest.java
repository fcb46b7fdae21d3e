package footnote.evidence.documents;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.sources.sample.SampleMarket;
import footnote.testing.SharedData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentFormTest {
    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "Annual Report", "Quarterly Report", "Announcement");

    @ParameterizedTest
    @CsvSource(textBlock = """
            10-K, KLVR 10-K 9954465775-26-000080, 10-K, 10K
            10-K, BESTBUY_2023_10K, 10-K, 10K
            10-K, ORRB 10-K/A 99-24-1, 10-K/A, 10K
            10-K, LQIA 20-F 9990-26-000080, 20-F, 20F
            10-K, Suryavant annual report FY2026, annual report, AR
            10-Q, aapl-20240330_10-Q, 10-Q, 10Q
            8-K, BESTBUY_2023_8K_dated-2023-04-24, 8-K, 8K
            8-K, LQIA 6-K 9990-26-000081, 6-K, 6K
            8-K, VRDN.PA Announcement 99-25-1, announcement, AN
            10-K, 6K_2023_10K, 10-K, 10K
            earnings release, BESTBUY_2024Q2_EARNINGS, press release, PR
            transcript, QVLN call Q1 2026, earnings call, T
            news, Orrenbeck files its 10-K late, news, N
            document, notes on a 10-K, document, D
            """)
    void isCalledByItsFormOrByWhatItIs(String kind, String name, String form, String mark) {
        assertThat(DocumentForm.of(DocumentKind.of(kind), name)).isEqualTo(new DocumentForm(form, mark));
    }

    @Test
    void namesEverySampleDocumentByItsOwnForm() {
        var market = new SampleMarket();

        for (var listing : market.listings().listings()) {
            var filings = market.filings()
                    .filings(listing, FORMS, new DateRange(LocalDate.of(2015, 1, 1), SampleMarket.today()));
            assertThat(filings).isNotEmpty().allSatisfy(filing -> {
                var label = FiledPages.of(listing, filing, market.filings().document(filing), Optional.empty())
                        .label();
                assertThat(label.form().name()).isEqualToIgnoringCase(filing.form());
                assertThat(label.title())
                        .startsWith(listing.name() + " " + label.form().name());
                assertThat(label.form().mark()).matches(DocumentForm.MARKS);
            });
        }
    }

    @Test
    void namesRecordedFilingsByTheFormInTheirNames() throws IOException {
        try (var files = Files.list(SharedData.file("financebench/pdfs"))) {
            List<Path> pdfs = files.toList();

            assertThat(pdfs).isNotEmpty().allSatisfy(file -> {
                String stem = file.getFileName().toString().replace(".pdf", "");
                var kind = stem.contains("10K")
                        ? DocumentKind.ANNUAL_REPORT
                        : stem.contains("10Q")
                                ? DocumentKind.QUARTERLY_REPORT
                                : stem.contains("8K") ? DocumentKind.CURRENT_REPORT : DocumentKind.EARNINGS_RELEASE;
                assertThat(LabelReader.read("id", stem, List.of("cover"), Optional.empty(), "files")
                                .form()
                                .name())
                        .isEqualTo(
                                switch (kind) {
                                    case ANNUAL_REPORT -> "10-K";
                                    case QUARTERLY_REPORT -> "10-Q";
                                    case CURRENT_REPORT -> "8-K";
                                    default -> "press release";
                                });
            });
        }
    }
}
