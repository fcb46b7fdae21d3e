package footnote;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.config.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table in docs/how-to/settings.md is made from the settings; -Dgolden.write=true writes it anew. */
class SettingsDocTest {
    private static final Path PAGE = Path.of("docs/how-to/settings.md");
    private static final String HEAD = "| key | environment | default | kind | meaning |\n|---|---|---|---|---|\n";

    @Test
    void tableShowsEverySetting() throws IOException {
        String page = Files.readString(PAGE);
        int start = page.indexOf(HEAD) + HEAD.length();
        int end = page.indexOf("\n\n", start) < 0 ? page.length() : page.indexOf("\n\n", start) + 1;
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(PAGE, page.substring(0, start) + table() + page.substring(end));
            page = Files.readString(PAGE);
        }

        assertThat(page).contains(HEAD + table());
    }

    private static String table() {
        return Arrays.stream(Setting.values()).map(SettingsDocTest::row).collect(Collectors.joining());
    }

    private static String row(Setting setting) {
        String names = setting.names().stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
        String fallback =
                switch (setting) {
                    case HOME -> "`~/.footnote`";
                    case DATABASE_URL -> "SQLite file `footnote.db` in the home";
                    default -> setting.fallback().isEmpty() ? "–" : "`" + setting.fallback() + "`";
                };
        String kind = setting.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return "| `" + setting.key() + "` | " + names + " | " + fallback + " | " + kind + " | " + setting.about()
                + " |\n";
    }
}
