package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Every place that takes a value is given what nobody should type; each is refused or carried out, none breaks. */
@Tag("nightly")
@Timeout(1800)
class BadValuesTest {
    private static final List<String> COMMANDS = List.of(
            "report @ --offline --yes",
            "analyze @ --offline",
            "analyze ORRB --offline --as-of @",
            "ask margins --offline --max-error @",
            "ask @ --offline --no-fetch",
            "movers --offline --as-of @",
            "prices @ --offline",
            "facts @ --offline",
            "facts ORRB --offline --as-of @",
            "search margins --offline --k @",
            "documents @",
            "ingest @",
            "coverage add @ --offline",
            "coverage add QVLN --offline --shares @ --cost 10",
            "coverage remove @",
            "earnings @ --offline",
            "thesis add QVLN @ --offline",
            "screen @ --offline",
            "schedule @",
            "record --symbol @",
            "check @",
            "runs -n @",
            "runs show @",
            "resume @",
            "reply @ yes",
            "cancel @",
            "replay @",
            "report ORRB --offline --yes --assume @",
            "report ORRB --offline --yes --years @",
            "purge --days @",
            "audit --expect @",
            "batch analyze @ --offline");

    private static final List<String> VALUES = List.of(
            "",
            "-1",
            "99999999999999999999",
            "NaN",
            "../../../etc/passwd",
            "'; DROP TABLE run; --",
            "x\u0000y",
            "\uD83D\uDCA5",
            "${jndi:ldap://127.0.0.1/x}%s%n",
            "x".repeat(5000),
            "\u202Egpj\n\r\u001B[31m");

    @TempDir
    Path folder;

    @Test
    void noneBreaksACommand() {
        var cli = new CliHome(folder);
        var broken = new ArrayList<String>();
        int tried = 0;
        for (var command : COMMANDS) {
            for (var value : VALUES) {
                int code = cli.run(List.of(command.split(" ", -1)).stream()
                        .map(part -> part.equals("@") ? value : part)
                        .toArray(String[]::new));
                tried++;
                boolean told = code == Cli.DONE || code == Cli.REFUSED;
                boolean trace = cli.err().contains("Exception") || cli.err().contains("\tat ");
                boolean raw = cli.err().contains("\u001B[31m") || cli.err().contains("\u202E");
                if (!told || trace || raw || cli.err().length() > 20_000) {
                    broken.add(command + " with " + value.substring(0, Math.min(30, value.length())) + ": " + code + " "
                            + cli.err().substring(0, Math.min(300, cli.err().length())));
                }
            }
        }

        System.out.println(tried + " bad values given");
        assertThat(broken).isEmpty();
    }
}
