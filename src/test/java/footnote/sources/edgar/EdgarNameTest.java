package footnote.sources.edgar;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Ticker;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EdgarNameTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            JNJ  | JOHNSON & JOHNSON           | Johnson & Johnson
            KO   | COCA COLA CO                | Coca-Cola Co
            KOF  | COCA COLA FEMSA SAB DE CV   | Coca-Cola Femsa SAB de CV
            AMZN | AMAZON COM INC              | Amazon.com Inc
            FLWS | 1 800 FLOWERS COM INC       | 1 800 Flowers.com Inc
            SCHW | SCHWAB CHARLES CORP         | Charles Schwab Corp
            UNH  | UNITEDHEALTH GROUP INC      | UnitedHealth Group Inc
            MCO  | MOODYS CORP /DE/            | Moody's Corp
            TM   | TOYOTA MOTOR CORP/          | Toyota Motor Corp
            USB  | US BANCORP \\DE\\            | U.S. Bancorp
            VRTX | VERTEX PHARMACEUTICALS INC / MA | Vertex Pharmaceuticals Inc
            GMAB | GENMAB A/S                  | Genmab A/S
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
