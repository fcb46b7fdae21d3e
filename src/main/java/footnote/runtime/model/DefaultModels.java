package footnote.runtime.model;

import footnote.runtime.json.Json;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The models we would choose for each provider and role, as of a date. */
public record DefaultModels(LocalDate asOf, String note, Map<String, Map<String, List<String>>> providers) {
    public static DefaultModels read() {
        return Json.read(Resource.text("models.json"), DefaultModels.class);
    }

    /** Each role's candidates at these providers, in the order of the providers. */
    public Map<Role, List<String>> candidates(List<Provider> given) {
        var candidates = new EnumMap<Role, List<String>>(Role.class);
        for (var role : Role.values()) {
            var names = new ArrayList<String>();
            for (var provider : given) {
                providers
                        .getOrDefault(provider.name(), Map.of())
                        .getOrDefault(role.word(), List.of())
                        .forEach(model -> names.add(provider.name() + "/" + model));
            }
            candidates.put(role, names);
        }
        return candidates;
    }
}
