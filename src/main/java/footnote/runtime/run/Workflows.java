package footnote.runtime.run;

import footnote.runtime.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The workflows this program knows, by name. */
public final class Workflows {
    private final Map<String, Entry<?, ?>> entries = new LinkedHashMap<>();

    private record Entry<I, O>(Class<I> requestType, Workflow<I, O> workflow) {
        Object run(String request, Run run) {
            return workflow.run(Json.read(request, requestType), run);
        }
    }

    public <I, O> Workflows with(String name, Class<I> requestType, Workflow<I, O> workflow) {
        entries.put(name, new Entry<>(requestType, workflow));
        return this;
    }

    public Set<String> names() {
        return Set.copyOf(entries.keySet());
    }

    boolean knows(String name) {
        return entries.containsKey(name);
    }

    Object run(String name, String request, Run run) {
        var entry = entries.get(name);
        if (entry == null) {
            throw Fault.state("this program knows no workflow '" + name + "'; it knows " + entries.keySet());
        }
        return entry.run(request, run);
    }
}
