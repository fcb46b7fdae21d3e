package footnote.runtime.telemetry;

import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.util.Collection;

/** Sends spans on, and knows whether the collector took the last of them. */
final class WatchedExporter implements SpanExporter {
    private final SpanExporter exporter;
    private volatile boolean answers;

    WatchedExporter(SpanExporter exporter, boolean answers) {
        this.exporter = exporter;
        this.answers = answers;
    }

    boolean answers() {
        return answers;
    }

    @Override
    public CompletableResultCode export(Collection<SpanData> spans) {
        var result = exporter.export(spans);
        return result.whenComplete(() -> answers = result.isSuccess());
    }

    @Override
    public CompletableResultCode flush() {
        return exporter.flush();
    }

    @Override
    public CompletableResultCode shutdown() {
        return exporter.shutdown();
    }
}
