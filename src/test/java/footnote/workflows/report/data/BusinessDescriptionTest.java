package footnote.workflows.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BusinessDescriptionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "We are a global maker of valves for water utilities.",
                "Northwind, Inc. (the “Company”) designs and sells pumps.",
                "The Company is engaged in the refining of copper.",
                "Our principal products are pumps, valves and seals.",
                "Our customers are refineries, breweries and water utilities.",
                "Founded in a garage, Northwind operates railways.",
                "Substantially all of our revenue comes from advertising."
            })
    void startsWhereTheBusinessIsDescribed(String sentence) {
        assertThat(BusinessDescription.from("Every day counts. " + sentence + " It began long ago."))
                .contains(sentence + " It began long ago.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Our success further depends on the ability of our people to execute.",
                "Our mission is to build the future of human connection.",
                "We are committed to diversity in all we do.",
                "Members can play, pause and resume watching.",
                "Copies are available on our website.",
                "The Company is not subject to seasonality.",
                "We operate as one operating segment.",
                "We are a large accelerated filer."
            })
    void passesOverWhatAnyCompanyWouldSay(String sentence) {
        assertThat(BusinessDescription.from(sentence)).isEmpty();
    }
}
