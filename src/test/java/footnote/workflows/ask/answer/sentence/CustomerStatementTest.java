package footnote.workflows.ask.answer.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CustomerStatementTest {
    @Test
    void knowsThatFewBuyMuch() {
        assertThat(CustomerStatement.isOnFew(
                        "We derive a significant portion of our revenues from a limited number of shops."))
                .isTrue();
        assertThat(CustomerStatement.isOnFew(
                        "In 2022, 40% of our revenues were earned pursuant to U.S. government contracts."))
                .isTrue();
        assertThat(CustomerStatement.isOnFew("Our financing portfolio is concentrated among certain customers."))
                .isFalse();
    }

    @Test
    void knowsAListOfCustomers() {
        assertThat(CustomerStatement.lists("Our primary customers include shops, hotels and towns."))
                .isTrue();
        assertThat(CustomerStatement.lists("Our customers are able to pay in cash, by card or later."))
                .isFalse();
    }
}
