package footnote.faces.cli;

import footnote.config.Setting;
import footnote.runtime.worker.ScheduleTime;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Analyses and mails the day's top gainer, now or every trading day. */
@Command(name = "movers", description = "The day's top gainer: analyzed, charted and mailed.")
final class MoversCommand implements Callable<Integer> {
    private final Context context;

    @Option(names = "--market", paramLabel = "MARKET", description = "Market to screen; NASDAQ is the only one.")
    private String market = MoversRequest.NASDAQ;

    @Option(
            names = "--period",
            paramLabel = "PERIOD",
            description = "How far back: 1mo, 3mo, 6mo, 1y, 2y or 5y. Default: 3mo.")
    private String period = "3mo";

    @Option(
            names = "--email",
            paramLabel = "A@B",
            description = "Addresses to mail it to; several separated by commas.")
    private Optional<String> email = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "TIME",
            description = "Every weekday at that time instead of now, such as \"16:30 America/New_York\".")
    private Optional<String> at = Optional.empty();

    MoversCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var request = MoversRequest.of(
                market, period, email.orElseGet(() -> context.settings().text(Setting.MAIL_TO)));
        String title = "top gainer of " + request.market();
        if (at.isPresent()) {
            var timing = ScheduleTime.of(at.get());
            return ScheduleCommand.added(
                    context,
                    context.desk().schedules().add(Movers.NAME, title, request, context.options(true), timing));
        }
        CostNotice.of(Movers.CALLS, context);
        var run = context.desk().engine().start(Movers.NAME, title, request, context.options(true), Optional.empty());
        return new RunDriver(context).begin(run);
    }
}
