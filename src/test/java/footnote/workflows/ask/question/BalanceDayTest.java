package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class BalanceDayTest {
    private static final LocalDate JUNE = LocalDate.of(2023, 6, 30);

    @Test
    void knowsTheOnlyDayOfAQuestion() {
        assertThat(BalanceDay.in("What were the obligations as of June 30, 2023?"))
                .contains(JUNE);
        assertThat(BalanceDay.in("Did cash rise between June 30, 2022 and June 30, 2023?"))
                .isEmpty();
        assertThat(BalanceDay.in("What was it on June 31, 2023?")).isEmpty();
    }

    @Test
    void takesNoTableOfFlowsForOneOfBalances() {
        assertThat(BalanceDay.isOver("As of June 30, December 31, 2023 2022", JUNE))
                .isTrue();
        assertThat(BalanceDay.isOver("Three months ended June 30, 2023 2022", JUNE))
                .isFalse();
        assertThat(BalanceDay.isOver("As of March 31, December 31, 2023 2022", JUNE))
                .isFalse();
    }
}
