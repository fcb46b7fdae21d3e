package footnote.publication.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HtmlTest {
    @Test
    void escapesTextButNotMarkup() {
        var html = Html.of("<p title=\"{}\">{}{}</p>", "\"'", "<b>&", Html.of("<i>{}</i>", List.of("a", "<")));

        assertThat(html.markup()).isEqualTo("<p title=\"&quot;&#39;\">&lt;b&gt;&amp;<i>a&lt;</i></p>");
    }

    @Test
    void leavesOutWhatNoXmlDocumentMayHold() {
        assertThat(Html.escaped("a\u0000b\u001b\r\u0085c\ud800d\uffff\n\t")).isEqualTo("abcd\n\t");
        assertThat(Html.escaped("Été 株 😀")).isEqualTo("Été 株 😀");
    }

    @Test
    void putsFiguresIntoProse() {
        var html = Html.prose("Sales & {fact:a1} <up>", id -> Html.of("<b>{}</b>", id));

        assertThat(html.markup()).isEqualTo("Sales &amp; <b>a1</b> &lt;up&gt;");
    }

    @Test
    void linksToWebAddressesAlone() {
        assertThat(Html.outside(URI.create("https://acme.example/?a=1&b"), "Acme")
                        .markup())
                .startsWith("<a href=\"https://acme.example/?a=1&amp;b\"");
        assertThat(Html.outside(URI.create("javascript:alert(1)"), "Acme").markup())
                .isEqualTo("Acme");
        assertThat(Html.outside(Optional.empty(), "A & B").markup()).isEqualTo("A &amp; B");
    }

    @Test
    void wantsAValueForEveryPlace() {
        assertThatThrownBy(() -> Html.of("{}{}", "a")).hasMessage("fewer values than places in: {}{}");
        assertThatThrownBy(() -> Html.of("{}", "a", "b")).hasMessage("more values than places in: {}");
    }

    @Test
    void isTheOnlyEscaper() throws IOException {
        try (var files = Files.walk(Path.of("src/main/java"))) {
            var escapers = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> text(file).contains("\"&lt;\""))
                    .map(file -> file.getFileName().toString());

            assertThat(escapers).containsExactly("Html.java");
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
