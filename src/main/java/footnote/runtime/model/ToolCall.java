package footnote.runtime.model;

/** A model's wish to call a tool; the arguments are JSON as the model wrote it. */
public record ToolCall(String id, String name, String arguments) {}
