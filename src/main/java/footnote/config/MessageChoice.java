package footnote.config;

import footnote.delivery.message.Discord;
import footnote.delivery.message.MessageChannel;
import footnote.delivery.message.Ntfy;
import footnote.delivery.message.SignedWebhook;
import footnote.delivery.message.Slack;
import footnote.delivery.message.Teams;
import footnote.delivery.message.Telegram;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The channels that the settings give an address or a token of. */
public record MessageChoice(Settings settings) {
    public List<MessageChannel> channels() {
        var channels = new ArrayList<MessageChannel>();
        set(Setting.SLACK_WEBHOOK, Slack::of).ifPresent(channels::add);
        set(Setting.DISCORD_WEBHOOK, Discord::of).ifPresent(channels::add);
        set(Setting.TELEGRAM_TOKEN, token -> Telegram.of(token, settings.text(Setting.TELEGRAM_CHAT)))
                .ifPresent(channels::add);
        set(Setting.TEAMS_WEBHOOK, Teams::of).ifPresent(channels::add);
        set(Setting.NTFY_URL, url -> Ntfy.of(url, settings.text(Setting.NTFY_TOKEN)))
                .ifPresent(channels::add);
        set(Setting.WEBHOOK_URL, url -> SignedWebhook.of(url, settings.text(Setting.WEBHOOK_SECRET)))
                .ifPresent(channels::add);
        return List.copyOf(channels);
    }

    private Optional<MessageChannel> set(Setting setting, Function<String, MessageChannel> made) {
        return Optional.of(settings.text(setting))
                .filter(text -> !text.isBlank())
                .map(made);
    }
}
