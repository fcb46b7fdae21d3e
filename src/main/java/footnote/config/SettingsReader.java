package footnote.config;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.representer.Representer;
import org.yaml.snakeyaml.resolver.Resolver;

/** Reads settings: defaults, then footnote.yaml, then the environment, then flags. A bad value stops everything. */
public final class SettingsReader {
    private static final String FILE = "footnote.yaml";

    private static final int MOST_BYTES = 256 << 10;
    private static final int LONGEST_SECRET = 64 << 10;
    private static final int DEEPEST = 8;

    private final Map<String, String> environment;
    private final Path folder;

    /** Reads with the given environment, and files relative to the given folder. */
    public SettingsReader(Map<String, String> environment, Path folder) {
        this.environment = environment;
        this.folder = folder;
    }

    public Settings read(Map<Setting, String> flags) {
        var values = new EnumMap<Setting, Settings.Value>(Setting.class);
        file().ifPresent(file -> fromFile(file, values));
        fromEnvironment(values);
        fromLangfuse(values);
        flags.forEach((setting, text) -> values.put(setting, new Settings.Value(text, "flag")));
        values.forEach(SettingsReader::check);
        return new Settings(values);
    }

    private Optional<Path> file() {
        String named = environment.get("FOOTNOTE_CONFIG");
        if (named != null) {
            return Optional.of(folder.resolve(named));
        }
        String home = environment.getOrDefault("FOOTNOTE_HOME", System.getProperty("user.home") + "/.footnote");
        return Stream.of(folder.resolve(FILE), folder.resolve(home).resolve(FILE))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private static void fromFile(Path file, Map<Setting, Settings.Value> values) {
        flattened(file).forEach((key, text) -> {
            var setting = Setting.of(key)
                    .orElseThrow(() -> Fault.input(file + ": no setting '" + shortened(key) + "'; did you mean '"
                            + nearest(shortened(key)) + "'?"));
            values.put(setting, new Settings.Value(text, file.toString()));
        });
    }

    private static Map<String, String> flattened(Path file) {
        var flat = new LinkedHashMap<String, String>();
        try {
            if (!Files.isRegularFile(file)) {
                throw Fault.input(file + ": is no file" + (Files.exists(file) ? "" : "; it does not exist"));
            }
            if (Files.size(file) > MOST_BYTES) {
                throw Fault.input(
                        file + ": has " + Files.size(file) + " bytes; a settings file has at most " + MOST_BYTES);
            }
            @Nullable Object tree = plainYaml().load(Files.readString(file));
            if (tree instanceof Map<?, ?> map) {
                flatten("", map, flat, DEEPEST);
            } else if (tree != null) {
                throw Fault.input(file + ": settings are written as 'key: value', one a line");
            }
        } catch (IOException e) {
            throw Fault.input(file + ": cannot be read: " + e.getMessage());
        } catch (YAMLException e) {
            throw Fault.input(file + ": is not YAML: "
                    + String.valueOf(e.getMessage()).strip().replaceAll("\\s*\\R\\s*", " "));
        }
        return flat;
    }

    /** YAML whose values all stay the text they are: OFF is a level here, not false. */
    private static Yaml plainYaml() {
        var options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        options.setMaxAliasesForCollections(10);
        options.setNestingDepthLimit(DEEPEST);
        var dumping = new DumperOptions();
        return new Yaml(new SafeConstructor(options), new Representer(dumping), dumping, options, new Resolver() {
            @Override
            protected void addImplicitResolvers() {
                // none
            }
        });
    }

    private static void flatten(String prefix, Map<?, ?> map, Map<String, String> flat, int deeper) {
        if (deeper == 0) {
            throw Fault.input("the settings under '" + shortened(prefix) + "' are nested without end");
        }
        map.forEach((name, value) -> {
            String key = prefix + name;
            switch (value) {
                case null -> {}
                case Map<?, ?> inner -> flatten(key + ".", inner, flat, deeper - 1);
                case Iterable<?> items -> {
                    var texts = new StringJoiner(",");
                    items.forEach(item -> texts.add(String.valueOf(item)));
                    flat.put(key, texts.toString());
                }
                default -> flat.put(key, value.toString());
            }
        });
    }

    /** Langfuse's own names say where spans go, unless the names of OpenTelemetry do. */
    private void fromLangfuse(Map<Setting, Settings.Value> values) {
        String host = environment.getOrDefault("LANGFUSE_HOST", environment.getOrDefault("LANGFUSE_BASE_URL", ""));
        String open = environment.getOrDefault("LANGFUSE_PUBLIC_KEY", "");
        String secret = environment.getOrDefault("LANGFUSE_SECRET_KEY", "");
        if (open.isBlank() || secret.isBlank() || values.containsKey(Setting.TELEMETRY_ENDPOINT)) {
            return;
        }
        String base =
                host.isBlank() ? "https://cloud.langfuse.com" : host.strip().replaceFirst("/+$", "");
        String key = Base64.getEncoder()
                .encodeToString((open.strip() + ":" + secret.strip()).getBytes(StandardCharsets.UTF_8));
        values.put(
                Setting.TELEMETRY_ENDPOINT, new Settings.Value(base + "/api/public/otel/v1/traces", "LANGFUSE_HOST"));
        values.put(Setting.TELEMETRY_HEADERS, new Settings.Value("Authorization=Basic " + key, "LANGFUSE_SECRET_KEY"));
    }

    private void fromEnvironment(Map<Setting, Settings.Value> values) {
        for (var setting : Setting.values()) {
            for (var name : setting.names()) {
                var text = variable(name, setting);
                if (text.isPresent()) {
                    values.put(setting, new Settings.Value(text.get(), name));
                    break;
                }
            }
        }
    }

    /** A variable's value; a secret may also stand in a file that NAME_FILE points to. */
    private Optional<String> variable(String name, Setting setting) {
        String text = environment.get(name);
        if (text != null && !text.isBlank()) {
            return Optional.of(text.strip());
        }
        String file = environment.get(name + "_FILE");
        if (file == null || !setting.secret()) {
            return Optional.empty();
        }
        try {
            return Optional.of(secret(name, folder.resolve(file)));
        } catch (IOException e) {
            throw Fault.input(name + "_FILE: cannot read " + file + ": " + e.getMessage());
        }
    }

    /** A pipe is read as a file is; other devices may never end. */
    private static String secret(String name, Path file) throws IOException {
        if (!Files.isRegularFile(file) && !file.toString().matches("/(dev|proc/self)/fd/\\d+")) {
            throw Fault.input(name + "_FILE: " + file + (Files.exists(file) ? " is no plain file" : " does not exist"));
        }
        try (var in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(LONGEST_SECRET + 1);
            if (content.length > LONGEST_SECRET) {
                throw Fault.input(name + "_FILE: " + file + " has more than " + LONGEST_SECRET + " bytes");
            }
            return new String(content, StandardCharsets.UTF_8).strip();
        }
    }

    private static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }

    private static void check(Setting setting, Settings.Value value) {
        if (!setting.kind().takes(value.text())) {
            throw Fault.input(setting.key() + " (from " + value.from() + ") is '"
                    + (setting.secret() ? "***" : shortened(value.text())) + "'; it must be "
                    + setting.kind().allowed());
        }
    }

    private static String nearest(String key) {
        return Arrays.stream(Setting.values())
                .map(Setting::key)
                .min(Comparator.comparingInt(known -> distance(known, key)))
                .orElseThrow();
    }

    /** Edits from one word to the other, after Levenshtein. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= one.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int above = row[j];
                row[j] = Math.min(
                        Math.min(row[j] + 1, row[j - 1] + 1),
                        corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1));
                corner = above;
            }
        }
        return row[other.length()];
    }
}
