package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TolerantJsonTest {
    private static final String WANTED =
            "{\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":1.5,\"ok\":true,\"none\":null}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":1.5,\"ok\":true,\"none\":null}",
                "```json\n{\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":1.5,\"ok\":true,\"none\":null}\n```",
                "Sure! Here it is:\n{\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":1.5,\"ok\":true,\"none\":null}\nAnything else?",
                "{\"name\":\"Acme\",\"tags\":[\"a\",\"b\",],\"net\":1.5,\"ok\":true,\"none\":null,}",
                "{'name':'Acme','tags':['a','b'],'net':1.5,'ok':True,'none':None}",
                "{name: \"Acme\", tags: [\"a\", \"b\"], net: 1.5, ok: true, none: null}",
                "{// the name\n\"name\":\"Acme\",/* two */\"tags\":[\"a\",\"b\"], # figures\n\"net\":1.5,\"ok\":true,\"none\":null}",
                "{“name”:“Acme”,“tags”:[“a”,“b”],“net”:1.5,“ok”:true,“none”:null}",
                "<think>{\"name\":\"Wrong\", and more, and more, and more, and more, and more, and more}</think>"
                        + "{\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":1.5,\"ok\":true,\"none\":null}",
                "I use {fact:ID} and {}. [1] {\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":1.5,\"ok\":true,\"none\":null}",
                "[{\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":1.5,\"ok\":true,\"none\":null}]",
                "{\"name\":\"Acme\",\"tags\":[\"a\",\"b\"],\"net\":+1.5,\"ok\":true,\"none\":null}}}",
            })
    void readsWhatModelsWrite(String answer) {
        assertThat(TolerantJson.read(answer)).isEqualTo(Json.tree(WANTED));
    }

    @Test
    void readsStringsWithLineBreaksAndEscapes() {
        var read = TolerantJson.read("Here: {\"a\": \"one\ntwo \\\"three\\\" \\u00e9 it's\"}");

        assertThat(read.path("a").asString()).isEqualTo("one\ntwo \"three\" é it's");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "   ", "no JSON at all", "{\"a\": \"one", "{\"a\": [1, 2", "{\"a\" 1}", "{\"a\": high}"})
    void refusesWhatIsNotThereOrBreaksOff(String answer) {
        assertThatThrownBy(() -> TolerantJson.read(answer)).isInstanceOf(TolerantJson.Unreadable.class);
    }

    @Test
    void refusesWhatIsNestedWithoutEnd() {
        assertThatThrownBy(() -> TolerantJson.read("{a:" + "[".repeat(100_000))).hasMessageContaining("too deep");
    }

    @Test
    void readsLongProseInNoTime() {
        var prose = "{ ".repeat(20_000) + "{\"a\":1}";

        assertThat(TolerantJson.read(prose).path("a").asInt()).isEqualTo(1);
    }
}
