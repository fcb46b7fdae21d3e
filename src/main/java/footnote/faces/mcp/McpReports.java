package footnote.faces.mcp;

import footnote.faces.access.Caller;
import footnote.faces.front.ArtifactTypes;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.BlobResourceContents;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceContents;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Files of finished runs, to be read by a program. */
final class McpReports {
    private static final Pattern ADDRESS =
            Pattern.compile("footnote://runs/([A-Za-z0-9-]{1,40})/([A-Za-z0-9._-]{1,160})");
    private static final String INDEX = "footnote://runs";
    private static final int LISTED = 50;

    private final RunAccess front;
    private final Function<McpSyncServerExchange, Caller> callers;

    McpReports(RunAccess front, Function<McpSyncServerExchange, Caller> callers) {
        this.front = front;
        this.callers = callers;
    }

    /** Any file of any run the caller may see. */
    SyncResourceTemplateSpecification template() {
        return new SyncResourceTemplateSpecification(
                ResourceTemplate.builder("footnote://runs/{run_id}/{name}", "run files")
                        .description("A file of a finished run; get_run lists their names.")
                        .build(),
                this::read);
    }

    /** The finished runs of its reader; the list of resources is one for all callers, so it names none of theirs. */
    SyncResourceSpecification index() {
        return new SyncResourceSpecification(
                Resource.builder(INDEX, "finished runs")
                        .description("Your latest finished runs, with the addresses of their files.")
                        .mimeType("application/json")
                        .build(),
                (exchange, _) -> ReadResourceResult.builder(List.<ResourceContents>of(
                                TextResourceContents.builder(INDEX, index(callers.apply(exchange)))
                                        .mimeType("application/json")
                                        .build()))
                        .build());
    }

    private String index(Caller caller) {
        var index = Json.object();
        var runs = index.putArray("runs");
        for (var run : finished(caller)) {
            var files = runs.addObject()
                    .put("run_id", run.id().value())
                    .put("workflow", run.workflow())
                    .put("title", run.title())
                    .putArray("files");
            front.desk().engine().runs().artifacts(run.id()).forEach(file -> files.add(address(run, file.name())));
        }
        return index.toString();
    }

    private List<RunRow> finished(Caller caller) {
        return front.list(caller, RunFilter.latest(LISTED)).stream()
                .filter(run -> run.status() == Status.DONE)
                .toList();
    }

    private static String address(RunRow run, String file) {
        return INDEX + "/" + run.id() + "/" + file;
    }

    /** The files of the latest finished runs, for a client that sees everything anyway. */
    List<SyncResourceSpecification> latest(Caller caller) {
        return finished(caller).stream().flatMap(run -> of(run).stream()).toList();
    }

    List<SyncResourceSpecification> of(RunRow run) {
        return front.desk().engine().runs().artifacts(run.id()).stream()
                .map(file -> new SyncResourceSpecification(
                        Resource.builder(address(run, file.name()), run.title() + ": " + file.name())
                                .mimeType(ArtifactTypes.of(file.name()))
                                .size(file.bytes())
                                .build(),
                        this::read))
                .toList();
    }

    private ReadResourceResult read(McpSyncServerExchange exchange, ReadResourceRequest request) {
        var address = ADDRESS.matcher(request.uri());
        if (!address.matches()) {
            throw new RequestDenied(Reason.NOT_FOUND, "no resource '" + request.uri() + "'");
        }
        var file = front.artifact(callers.apply(exchange), address.group(1), address.group(2));
        String type = ArtifactTypes.of(address.group(2));
        try {
            byte[] content = Files.readAllBytes(file);
            var contents = type.startsWith("text/") || type.equals("application/json")
                    ? TextResourceContents.builder(request.uri(), new String(content, StandardCharsets.UTF_8))
                            .mimeType(type)
                            .build()
                    : BlobResourceContents.builder(
                                    request.uri(), Base64.getEncoder().encodeToString(content))
                            .mimeType(type)
                            .build();
            return ReadResourceResult.builder(List.<ResourceContents>of(contents))
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
