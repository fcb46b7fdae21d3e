package footnote.sources.edgar;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Ticker;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EdgarNameTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            JNJ  | JOHNSON & JOHNSON           | Johnson & Johnson
            KO   | COCA COLA CO                | Coca Cola Co
            WFC  | WELLS FARGO & COMPANY/MN    | Wells Fargo & Company
            BAC  | BANK OF AMERICA CORP /DE/   | Bank of America Corp
            KLAC | KLA CORP                    | KLA Corp
            MSCI | MSCI INC                    | MSCI Inc
            RH   | RH                          | RH
            AAPL | Apple Inc.                  | Apple Inc.
            """)
    void readsLikeANameAndNotLikeAForm(String symbol, String filed, String readable) {
        assertThat(EdgarName.readable(filed, new Ticker(symbol))).isEqualTo(readable);
    }
}
