package footnote.evidence.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a company whose cover has its name in capitals is written. */
class LabelReaderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "OAK_FIR_2022_10K | OAK FIR CO. , INC. | Oak Fir Co., Inc. sells wood. Oak Fir Co., Inc. grows. | Oak Fir Co., Inc.",
                "ANVIL_2022_10K | THE ANVIL COMPANY | The Anvil Company makes tools. | The Anvil Company",
                "ANVIL_2022_10K | ANVIL, INC. | We are ANVIL, Inc. | ANVIL, Inc.",
                "OAKFIR_2022_10K | OAK FIR CO | The Oak-Fir Company sells wood. Oak-Fir grows. | The Oak-Fir Company",
                "OAKS_2022_10K | OAKS CORP | Oak's Corporation sells wood. | Oak's Corporation",
                "OFC_2022_10K | OFC | The OFC machine cuts wood. The Ofc is small. | OFC",
                "AB_OAK_2022_10K | A B OAK & CO | A. B. Oak & Co. sells wood. | A. B. Oak & Co.",
                "ANVILXYZ_2022_10K | ANVIL XYZ | The company makes tools. | Anvil XYZ",
            })
    void writesANameInCapitalsAsTheTextDoes(String file, String cover, String text, String written) {
        var pages = List.of(cover + "\n(Exact name of registrant as specified in its charter)", text);

        assertThat(LabelReader.read("id", file, pages, Optional.empty(), "file").company())
                .isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "OAKFIR_2023Q1_EARNINGS | Oak Fir reports. At Oak Fir we sell wood. | Oak Fir",
                "PANVIL_2023Q1_EARNINGS | PANVIL REPORTS RESULTS. Sales of PanVil rose. | PanVil",
                "OAK_2023Q1_EARNINGS | Oak reports. | OAK",
                "ANVIL_2023Q1_EARNINGS | Results of the first quarter. | ANVIL",
            })
    void writesAFilesNameAsTheTextDoes(String file, String text, String written) {
        assertThat(LabelReader.read("id", file, List.of(text), Optional.empty(), "file")
                        .company())
                .isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "OKF_2022_10K | OAK FIR CO | The Oak-Fir Company",
                "OAK_2022_10K | Oak Fir Lumber Co | Oak Fir Lumber Co",
                "OFL_2022_10K | Oak Fir Lumber Co | OFL",
            })
    void namesACompanyByItsCoverWhereTheFileGivesItsSymbol(String file, String registrant, String written) {
        var page = registrant + "\n(Exact name of registrant as specified in its charter)\n"
                + "Common Stock, $0.25 Par Value " + file.split("_")[0] + " New York Stock Exchange\n"
                + "The Oak-Fir Company sells wood.";

        assertThat(LabelReader.read("id", file, List.of(page), Optional.empty(), "file")
                        .company())
                .isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Common Stock, $0.25 Par Value OKF New York Stock Exchange | OKF",
                "Common Stock, $0.25 Par~Value OKF New York Stock Exchange~1.875% Notes OKF26 New York Stock Exchange | OKF",
                "Capital stock, par value $.20 per share OKF New York Stock Exchange | OKF",
                "Class A Common Stock OKF.A Nasdaq~Class B Common Stock OKF.B Nasdaq | OKF.A,OKF.B",
                "COMMON STOCK, PAR VALUE NEW YORK STOCK EXCHANGE | ''",
            })
    void takesTheTradingSymbolsOfSharesForNames(String securities, String symbols) {
        var pages = List.of("Oak Fir Inc.\n(Exact name of registrant as specified in its charter)\n"
                + securities.replace('~', '\n'));

        var label = LabelReader.read("id", "OAKFIR_2022_10K", pages, Optional.empty(), "file");

        assertThat(String.join(",", label.aliases().subList(1, label.aliases().size())))
                .isEqualTo(symbols);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "March 30, 2024 | September 30, 2023 | Q2 2024",
                "December 30, 2023 | September 30, 2023 | Q1 2024",
                "July 29, 2023 | January 28, 2023 | Q2 2024",
                "September 30, 2023 | December 31, 2022 | Q3 2023",
            })
    void countsTheQuarterFromTheYearEndBesideItInTheBalanceSheet(String end, String before, String quarter) {
        var pages = List.of(
                "FORM 10-Q\nFor the quarterly period ended " + end
                        + "\nOak Fir Inc.\n(Exact name of registrant as specified in its charter)",
                "Condensed Consolidated Balance Sheets\n(in millions)\n" + end + " " + before + "\nTotal assets 10 9");

        assertThat(LabelReader.read("id", "report", pages, Optional.empty(), "file")
                        .period())
                .contains(FiscalPeriod.of(quarter));
    }
}
