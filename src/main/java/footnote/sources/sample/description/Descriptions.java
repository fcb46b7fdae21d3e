package footnote.sources.sample.description;

import footnote.sources.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Reads the files the market is grown from. */
public final class Descriptions {
    private static final List<String> COMPANIES =
            List.of("united-states.yaml", "india.yaml", "china.yaml", "japan.yaml", "korea.yaml", "europe.yaml");

    private static final Map<String, Object> READ = new ConcurrentHashMap<>();

    private Descriptions() {}

    /** Every listed company, market by market. */
    public static List<Description> all() {
        Map<String, Object> industries = named("industries.yaml");
        var all = new ArrayList<Description>();
        for (String file : COMPANIES) {
            for (var company : rows(file)) {
                all.add(described(company, industries));
            }
        }
        return all;
    }

    @SuppressWarnings("unchecked")
    private static Description described(Map<String, Object> company, Map<String, Object> industries) {
        var habits = industries.getOrDefault(String.valueOf(company.get("industry")), Map.of());
        return new Description(company, (Map<String, Object>) habits);
    }

    /** A file of named things, in the order written. */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> named(String file) {
        return (Map<String, Object>) load(file);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rows(String file) {
        return (List<Map<String, Object>>) load(file);
    }

    /** Each file is read once; nobody changes what it says. */
    private static Object load(String file) {
        return READ.computeIfAbsent(file, each -> new Yaml(new SafeConstructor(new LoaderOptions()))
                .load(Resources.text(Descriptions.class, each)));
    }
}
