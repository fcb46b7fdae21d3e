package footnote.runtime.run;

import footnote.runtime.json.Json;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;

/** The workflows this program knows, by name. */
public final class Workflows {
    private final Map<String, Entry<?, ?>> entries = new LinkedHashMap<>();

    private volatile Optional<Set<String>> served = Optional.empty();

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

    /** From now on a worker with these does runs of the named ones alone; any run can still be started. */
    public void serveOnly(Set<String> names) {
        var unknown = names.stream().filter(name -> !entries.containsKey(name)).findFirst();
        unknown.ifPresent(name -> {
            throw Fault.input("no workflow '" + name + "'; there are "
                    + entries.keySet().stream().sorted().toList());
        });
        served = Optional.of(Set.copyOf(names));
    }

    public boolean serves(String name) {
        return knows(name) && served.map(names -> names.contains(name)).orElse(true);
    }

    public boolean knows(String name) {
        return entries.containsKey(name);
    }

    /** Refuses a request that the workflow could not read. */
    public void check(String name, String request) {
        var entry = entries.get(name);
        if (entry == null) {
            throw Fault.input("no workflow '" + name + "'; there are " + String.join(", ", entries.keySet()));
        }
        try {
            Json.read(request, entry.requestType());
        } catch (JacksonException e) {
            var fields = Arrays.stream(entry.requestType().getRecordComponents())
                    .map(field -> Json.snake(field.getName()))
                    .toList();
            throw Fault.input("that is no request for " + name + ", whose fields are " + fields
                    + "; --like RUN repeats an earlier run instead");
        }
    }

    public Object run(String name, String request, Run run) {
        var entry = entries.get(name);
        if (entry == null) {
            throw Fault.state("this program knows no workflow '" + name + "'; it knows " + entries.keySet());
        }
        return entry.run(request, run);
    }
}
