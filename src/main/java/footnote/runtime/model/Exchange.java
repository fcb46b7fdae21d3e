package footnote.runtime.model;

import footnote.runtime.json.Json;
import footnote.runtime.model.Message.Given;
import footnote.runtime.model.Message.Question;
import footnote.runtime.model.Message.Said;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** All that is said to a model in one call, whichever candidate it goes to. */
public record Exchange(
        Role role, String agent, String promptHash, List<Message> messages, JsonNode schema, List<Tool> tools) {
    public Exchange {
        messages = List.copyOf(messages);
        tools = List.copyOf(tools);
    }

    public static Exchange of(Role role, Prompt prompt, JsonNode schema, List<Tool> tools) {
        var messages = new ArrayList<Message>();
        if (!prompt.system().isEmpty()) {
            messages.add(new Message.Briefing(prompt.system()));
        }
        messages.add(new Question(prompt.question()));
        return new Exchange(role, prompt.agent(), prompt.hash(), messages, schema, tools);
    }

    public Exchange and(Message... more) {
        var all = new ArrayList<>(messages);
        all.addAll(List.of(more));
        return new Exchange(role, agent, promptHash, all, schema, tools);
    }

    /** The request as it is kept: no key, no candidate, no address, so that a switch of model changes nothing. */
    public String canonical() {
        var request = Json.object().put("role", role.word()).put("agent", agent).put("prompt_hash", promptHash);
        var turns = request.putArray("messages");
        messages.forEach(message -> turns.add(turn(message)));
        request.set("schema", schema);
        var offered = request.putArray("tools");
        tools.forEach(tool -> offered.add(Json.object()
                .put("name", tool.name())
                .put("description", tool.description())
                .set("parameters", tool.schema())));
        return request.toString();
    }

    private static ObjectNode turn(Message message) {
        return switch (message) {
            case Message.Briefing(String text) ->
                Json.object().put("from", "system").put("text", text);
            case Question(String text) -> Json.object().put("from", "user").put("text", text);
            case Given(String id, String tool, String text) ->
                Json.object()
                        .put("from", "tool")
                        .put("id", id)
                        .put("name", tool)
                        .put("text", text);
            case Said said ->
                Json.object().put("from", "model").put("text", said.text()).set("calls", Json.node(said.calls()));
        };
    }
}
