package footnote.faces.cli;

import footnote.delivery.DeliveryQueue;
import footnote.delivery.message.Notification;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Letters and messages on their way. */
@Command(
        name = "messages",
        description = {
            "List what was sent by mail and message, what is waiting, and what was refused.",
            "Channels are set by slack.webhook, discord.webhook, telegram.token and telegram.chat, teams.webhook, ntfy.url,"
                    + " webhook.url and webhook.secret."
        },
        subcommands = {MessagesCommand.Try.class, MessagesCommand.Resend.class})
final class MessagesCommand implements Callable<Integer> {
    private final Context context;

    MessagesCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var rows = DeliveryQueue.all(context.desk().database());
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(rows));
            return Cli.DONE;
        }
        var channels = context.desk().messenger().channels();
        out.println(channels.isEmpty() ? "no channel is set up" : "channels: " + String.join(", ", channels));
        rows.forEach(row -> out.println("%-11s %-9s %s  %s%s"
                .formatted(
                        row.status(),
                        row.channel(),
                        row.id(),
                        Console.plain(row.subject()),
                        row.lastError().isEmpty() ? "" : "  " + Console.plain(row.lastError()))));
        return Cli.DONE;
    }

    /** Sends a line to see whether it arrives. */
    @Command(name = "try", description = "Send one test message over the channels named, or over all.")
    static final class Try implements Callable<Integer> {
        private final Context context;

        @Parameters(arity = "0..*", paramLabel = "CHANNEL")
        private List<String> channels = List.of();

        Try(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var messenger = context.desk().messenger();
            if (messenger.channels().isEmpty()) {
                throw Fault.input(
                        "no channel is set up; set slack.webhook, telegram.token or another in footnote.yaml");
            }
            channels.stream()
                    .filter(each -> !messenger.channels().contains(each))
                    .findFirst()
                    .ifPresent(each -> {
                        throw Fault.input("the channel '" + each + "' is not set up; set up: "
                                + String.join(", ", messenger.channels()));
                    });
            var now = context.desk().clock().instant();
            var message = new Notification(
                    "try-" + now.toEpochMilli() + "-"
                            + ThreadLocalRandom.current().nextInt(1_000_000),
                    "test",
                    now,
                    "Test message from Footnote",
                    "This channel works.",
                    List.of(),
                    "");
            var sent = messenger.send(message, channels);
            sent.forEach(each -> context.console().out().println(Console.plain(each.words())));
            return sent.stream().allMatch(each -> each.result().status() == DeliveryQueue.Result.Status.SENT)
                    ? Cli.DONE
                    : Cli.FAILED;
        }
    }

    /** Sends one again. */
    @Command(
            name = "resend",
            description = "Send a message or letter again that was refused, or whose server did not answer.")
    static final class Resend implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "ID")
        private String id = "";

        Resend(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var desk = context.desk();
            if (!DeliveryQueue.sendAgain(desk.database(), id)) {
                throw Fault.input(
                        "no refused or unanswered message has the id '" + id + "'; 'footnote messages' lists them");
            }
            int sent = desk.messenger().sendDue()
                    + desk.outbox().map(outbox -> outbox.sendDue()).orElse(0);
            context.console().out().println(sent == 0 ? "queued; 'footnote messages' says how it went" : "sent");
            return Cli.DONE;
        }
    }
}
