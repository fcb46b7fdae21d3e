package footnote.config;

import footnote.runtime.secret.UrlSecrets;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All settings in force, checked, each with where it came from. */
public record Settings(Map<Setting, Value> values) {
    public Settings {
        values = Map.copyOf(values);
    }

    /** A value and its origin: default, the file, or a variable's name. */
    public record Value(String text, String from) {}

    public String text(Setting setting) {
        var value = values.get(setting);
        return value == null ? setting.fallback() : value.text();
    }

    public String from(Setting setting) {
        var value = values.get(setting);
        return value == null ? "default" : value.from();
    }

    public boolean flag(Setting setting) {
        return List.of("true", "1", "yes", "on").contains(text(setting).toLowerCase(Locale.ROOT));
    }

    /** Whether data come from the fictional sample market: offline, or sample with models allowed. */
    public boolean fictional() {
        return flag(Setting.OFFLINE) || flag(Setting.SAMPLE);
    }

    public int count(Setting setting) {
        return Integer.parseInt(text(setting));
    }

    public BigDecimal amount(Setting setting) {
        return new BigDecimal(text(setting));
    }

    public List<String> list(Setting setting) {
        return Arrays.stream(text(setting).split(",", -1))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }

    public Path home() {
        String set = text(Setting.HOME);
        return set.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".footnote")
                : Path.of(set).toAbsolutePath().normalize();
    }

    public String databaseUrl() {
        String set = text(Setting.DATABASE_URL);
        return set.isEmpty() ? "jdbc:sqlite:" + home().resolve("footnote.db") : set;
    }

    /** What is shown of a value: a secret only by its last two letters, a URL without its password. */
    public String shown(Setting setting) {
        String text =
                switch (setting) {
                    case HOME -> home().toString();
                    case DATABASE_URL -> databaseUrl();
                    default -> text(setting);
                };
        if (!setting.secret() || setting == Setting.DATABASE_URL) {
            return UrlSecrets.masked(text);
        }
        return String.join(
                ", ",
                list(setting).stream()
                        .map(secret -> secret.length() < 12 ? "***" : "***" + secret.substring(secret.length() - 2))
                        .toList());
    }

    /** Every secret in force: keys, passwords, values of headers, and passwords within addresses. */
    public List<String> secrets() {
        return Arrays.stream(Setting.values())
                .flatMap(setting -> {
                    String text = text(setting);
                    return setting.secret() && setting != Setting.DATABASE_URL
                            ? Stream.concat(
                                    Stream.of(text),
                                    list(setting).stream()
                                            .flatMap(each -> Stream.of(
                                                    each,
                                                    each.substring(each.indexOf('=') + 1)
                                                            .strip())))
                            : UrlSecrets.in(text).stream();
                })
                .filter(secret -> !secret.isEmpty())
                .distinct()
                .toList();
    }

    /** All settings as they may be shown and recorded, by key. */
    public Map<String, String> shown() {
        var shown = new TreeMap<String, String>();
        for (var setting : Setting.values()) {
            shown.put(setting.key(), shown(setting));
        }
        return shown;
    }
}
