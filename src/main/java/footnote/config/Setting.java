package footnote.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything a reader can set: its key in footnote.yaml, its names in the environment, and what it may be. */
public enum Setting {
    HOME("home", "", Kind.TEXT, "where database, cache, index and outputs are kept", "FOOTNOTE_HOME"),
    DATABASE_URL("database.url", "", Kind.SECRET_URL, "jdbc:sqlite:… or jdbc:postgresql://…", "FOOTNOTE_DB"),
    OFFLINE("offline", "false", Kind.FLAG, "the sample market instead of every vendor, and no model"),
    SAMPLE("sample", "false", Kind.FLAG, "the sample market instead of every vendor; models answer where a key is set"),
    BUDGET_RUN("budget.run", "1.00", Kind.AMOUNT, "dollars one run may cost", "FOOTNOTE_BUDGET"),
    BUDGET_MONTH(
            "budget.month",
            "50.00",
            Kind.AMOUNT,
            "dollars all runs of a month may cost; what is left is checked when a run starts or goes on"),
    RETENTION_DAYS("retention.days", "90", Kind.COUNT, "how long 'purge' keeps recorded prompts and vendor answers"),
    LOG_LEVEL("log.level", "WARNING", Kind.LEVEL, "how much is logged", "LOG_LEVEL"),
    WORKER_THREADS("worker.threads", "16", Kind.POSITIVE, "runs a worker has in hand at once"),
    SERVE_RUNS_PER_KEY(
            "serve.runs_per_key",
            "100",
            Kind.POSITIVE,
            "runs of one key that a server lets wait or be under way at once; one more is answered with 429"),
    SERVE_RUNS(
            "serve.runs",
            "400",
            Kind.POSITIVE,
            "runs of all keys that a server lets wait or be under way at once; one more is answered with 503"),
    MODELS_FAST(
            "models.fast", "", Kind.LIST, "candidates for quick work, as provider/model", "GEN_FAST_MODEL", "MODEL"),
    MODELS_ADVANCED(
            "models.advanced", "", Kind.LIST, "candidates for hard work, as provider/model", "GEN_ADVANCED_MODEL"),
    MODELS_IMAGE("models.image", "", Kind.LIST, "candidates for pictures, as provider/model", "IMAGE_MODEL"),
    MODELS_HOSTS("models.hosts", "", Kind.LIST, "the only hosts a model may be called at; empty means any"),
    MODELS_IN_FLIGHT("models.in_flight", "8", Kind.POSITIVE, "calls at once to one candidate"),
    MODELS_MAX_OUTPUT("models.max_output_tokens", "8192", Kind.POSITIVE, "tokens an answer may have"),
    MODELS_TEMPERATURE("models.temperature", "", Kind.DEGREE, "0 to 2; empty leaves it to the model"),
    MODELS_TIMEOUT(
            "models.timeout",
            "90",
            Kind.POSITIVE,
            "seconds an answer may stay away; a step that asks a model waits at least as long"),
    MODELS_PRICES(
            "models.prices",
            "",
            Kind.LIST,
            "prices of models we do not know, as model=in/out in dollars per million tokens"),
    OPENAI_KEY("openai.key", "", Kind.SECRET, "key of OpenAI or a compatible server", "OPENAI_API_KEY"),
    OPENAI_URL("openai.url", "", Kind.TEXT, "base URL of an OpenAI-compatible server", "OPENAI_BASE_URL"),
    OPENROUTER_KEY("openrouter.key", "", Kind.SECRET, "key of OpenRouter", "OPENROUTER_API_KEY"),
    GEMINI_KEY("gemini.key", "", Kind.SECRET, "key of Gemini", "GEMINI_API_KEY", "GOOGLE_API_KEY"),
    VERTEX(
            "vertex.enabled",
            "false",
            Kind.FLAG,
            "use Gemini on Google Cloud's Vertex AI, in vertex.project",
            "GOOGLE_GENAI_USE_VERTEXAI"),
    VERTEX_PROJECT("vertex.project", "", Kind.TEXT, "project of Google Cloud", "GOOGLE_CLOUD_PROJECT"),
    VERTEX_LOCATION("vertex.location", "global", Kind.TEXT, "region of Vertex AI", "GOOGLE_CLOUD_LOCATION"),
    VERTEX_CREDENTIALS(
            "vertex.credentials",
            "",
            Kind.TEXT,
            "file of a service account or of 'gcloud auth application-default login'",
            "GOOGLE_APPLICATION_CREDENTIALS"),
    VERTEX_TOKEN(
            "vertex.token",
            "",
            Kind.SECRET,
            "an access token instead of credentials, valid for an hour",
            "GOOGLE_ACCESS_TOKEN"),
    ANTHROPIC_KEY("anthropic.key", "", Kind.SECRET, "key of Anthropic", "ANTHROPIC_API_KEY"),
    OLLAMA_HOST("ollama.host", "", Kind.TEXT, "where Ollama listens", "OLLAMA_HOST"),
    TELEMETRY_ENDPOINT("telemetry.endpoint", "", Kind.TEXT, "where spans go by OTLP", "OTEL_EXPORTER_OTLP_ENDPOINT"),
    TELEMETRY_HEADERS(
            "telemetry.headers",
            "",
            Kind.SECRET,
            "headers sent with spans, as name=value",
            "OTEL_EXPORTER_OTLP_HEADERS"),
    TELEMETRY_REQUIRED("telemetry.required", "false", Kind.FLAG, "do not start when spans cannot be sent"),
    TELEMETRY_CONTENT("telemetry.content", "false", Kind.FLAG, "put prompts and answers into spans"),
    SEC_AGENT(
            "edgar.user_agent",
            "",
            Kind.TEXT,
            "name and address that EDGAR asks for",
            "SEC_USER_AGENT",
            "EDGAR_IDENTITY"),
    VENDORS_LICENCE(
            "vendors.licence",
            "personal",
            Kind.LICENCE,
            "personal or commercial; commercial leaves personal-use vendors out"),
    VENDORS_SCRAPER("vendors.scraper", "false", Kind.FLAG, "read web pages first instead of last", "USE_SCRAPER"),
    TAVILY_KEY("tavily.key", "", Kind.SECRET, "key of Tavily's news search", "TAVILY_API_KEY"),
    BRAVE_KEY("brave.key", "", Kind.SECRET, "key of Brave's web search", "BRAVE_API_KEY"),
    SEARXNG_URL("searxng.url", "", Kind.WEB_URL, "address of your own SearXNG, for web search", "SEARXNG_URL"),
    FMP_KEY("fmp.key", "", Kind.SECRET, "key of Financial Modeling Prep, for statements and prices", "FMP_API_KEY"),
    CALLS_KEY("earningscall.key", "", Kind.SECRET, "key of EarningsCall, for transcripts", "EARNINGSCALL_API_KEY"),
    REPORT_PDF("report.pdf", "true", Kind.FLAG, "write the report as PDF too", "ENABLE_PDF_EXPORT"),
    CHARTS_BATCH("charts.batch", "true", Kind.FLAG, "draw all charts at once", "ENABLE_BATCH_CHARTS"),
    CHARTS_MAX("charts.max", "30", Kind.POSITIVE, "charts of a report at most, of all kinds", "MAX_CHARTS"),
    CHARTS_TRIES("charts.tries", "15", Kind.POSITIVE, "tries at a chart, drawing one by one", "MAX_CHART_ITERATIONS"),
    CHARTS_THEME("charts.theme", "house", Kind.THEME, "house or ggplot: how charts look", "CHART_STYLE"),
    SEARCH_VECTOR("search.vector", "0.5", Kind.SHARE, "how much meaning counts in a search", "SEARCH_VECTOR_WEIGHT"),
    SEARCH_KEYWORD("search.keyword", "0.5", Kind.SHARE, "how much words count in a search", "SEARCH_KEYWORD_WEIGHT"),
    SEARCH_INDEX(
            "search.index",
            "embedded",
            Kind.SEARCH_INDEX,
            "where documents are indexed: embedded in the home, or the hosts of an OpenSearch cluster, comma-separated",
            "OPENSEARCH_URL"),
    SEARCH_NAME("search.name", "footnote", Kind.TEXT, "what our indices in a search cluster are called"),
    SEARCH_USER("search.user", "", Kind.TEXT, "name to log in to a search cluster with", "OPENSEARCH_USER"),
    SEARCH_PASSWORD("search.password", "", Kind.SECRET, "password of that name", "OPENSEARCH_PASSWORD"),
    SEARCH_RERANKER(
            "search.reranker",
            "off",
            Kind.RERANKER,
            "what reads the best passages again beside the question: file:PATH, an ONNX cross-encoder, or off"),
    ANALYZE_WORDING(
            "analyze.wording",
            "advice",
            Kind.ANALYZE_WORDING,
            "advice says BUY, HOLD, SELL or AVOID; signal says POSITIVE, NEUTRAL or NEGATIVE"),
    MOVERS_PRICE("movers.min_price", "5.00", Kind.AMOUNT, "dollars a share of a top gainer costs at least"),
    MOVERS_VALUE("movers.min_market_cap", "300000000", Kind.AMOUNT, "dollars a top gainer's company is worth at least"),
    ARTIFACTS_STORE(
            "artifacts.store",
            "",
            Kind.ARTIFACTS,
            "where all nodes find the files of runs: a shared folder or s3://bucket/prefix; empty keeps them in the home"),
    ARTIFACTS_ENDPOINT(
            "artifacts.endpoint",
            "",
            Kind.WEB_URL,
            "address of an S3-compatible server; empty means Amazon's of the region",
            "AWS_ENDPOINT_URL_S3",
            "AWS_ENDPOINT_URL"),
    ARTIFACTS_REGION("artifacts.region", "us-east-1", Kind.TEXT, "the bucket's region", "AWS_REGION"),
    ARTIFACTS_KEY("artifacts.key", "", Kind.SECRET, "id of the key to the bucket", "AWS_ACCESS_KEY_ID"),
    ARTIFACTS_SECRET("artifacts.secret", "", Kind.SECRET, "secret of that key", "AWS_SECRET_ACCESS_KEY"),
    ARTIFACTS_TOKEN("artifacts.token", "", Kind.SECRET, "token of a key that is lent for a while", "AWS_SESSION_TOKEN"),
    MAIL_HOST("mail.host", "", Kind.TEXT, "server that takes mail; empty writes it as files", "SMTP_HOST"),
    MAIL_PORT("mail.port", "587", Kind.PORT, "its port", "SMTP_PORT"),
    MAIL_SECURITY("mail.security", "starttls", Kind.MAIL_SECURITY, "starttls, tls, or none within one's own machine"),
    MAIL_USER("mail.user", "", Kind.TEXT, "name to log in with", "SMTP_USER"),
    MAIL_PASSWORD("mail.password", "", Kind.SECRET, "password to log in with", "SMTP_PASSWORD"),
    MAIL_FROM("mail.from", "footnote@localhost", Kind.TEXT, "whom mail is from", "EMAIL_FROM"),
    MAIL_TO("mail.to", "", Kind.LIST, "whom mail goes to where a command names nobody", "EMAIL_TO"),
    ALERT_HOOK("alert.webhook", "", Kind.SECRET, "URL that is told by POST when a scheduled run fails"),
    SLACK_WEBHOOK("slack.webhook", "", Kind.SECRET, "URL of Slack's incoming webhook", "SLACK_WEBHOOK_URL"),
    DISCORD_WEBHOOK("discord.webhook", "", Kind.SECRET, "URL of a Discord channel's webhook", "DISCORD_WEBHOOK_URL"),
    TELEGRAM_TOKEN("telegram.token", "", Kind.SECRET, "token of a Telegram bot", "TELEGRAM_BOT_TOKEN"),
    TELEGRAM_CHAT("telegram.chat", "", Kind.TEXT, "chat the bot writes to, by number or @name", "TELEGRAM_CHAT_ID"),
    TEAMS_WEBHOOK("teams.webhook", "", Kind.SECRET, "URL of a Microsoft Teams webhook", "TEAMS_WEBHOOK_URL"),
    NTFY_URL("ntfy.url", "", Kind.SECRET, "topic of ntfy, such as https://ntfy.sh/your-topic", "NTFY_URL"),
    NTFY_TOKEN("ntfy.token", "", Kind.SECRET, "token for that topic, where it needs one", "NTFY_TOKEN"),
    WEBHOOK_URL("webhook.url", "", Kind.SECRET, "URL of your own that digests are posted to as signed JSON"),
    WEBHOOK_SECRET("webhook.secret", "", Kind.SECRET, "secret that these posts are signed with (HMAC-SHA256)"),
    SERVE_URL(
            "serve.url",
            "",
            Kind.WEB_URL,
            "the address readers find the server at, such as https://research.example.com; with https its cookies and"
                    + " pages are for TLS alone"),
    OIDC_ISSUER("oidc.issuer", "", Kind.TEXT, "whose bearer tokens the server takes, as an OpenID issuer's address"),
    OIDC_CLIENT_ID(
            "oidc.client_id", "", Kind.TEXT, "how the issuer knows this server; with it readers log in by the issuer"),
    OIDC_CLIENT_SECRET("oidc.client_secret", "", Kind.SECRET, "the issuer's secret with this server"),
    OIDC_URL("oidc.url", "", Kind.TEXT, "as serve.url, for the issuer alone"),
    OIDC_AUDIENCE("oidc.audience", "footnote", Kind.TEXT, "whom a token must be meant for"),
    OIDC_RUN_GROUP("oidc.run_group", "footnote-run", Kind.TEXT, "the group that may start runs; others only read"),
    OIDC_ADMIN_GROUP("oidc.admin_group", "footnote-admin", Kind.TEXT, "the group that may see and do everything");

    /** What a value may be. */
    public enum Kind {
        TEXT(".*", "any text"),
        LIST(".*", "a list, comma-separated"),
        SECRET(".*", "a secret, or several comma-separated"),
        SECRET_URL("|jdbc:(sqlite|postgresql):.+", "a URL that starts with jdbc:sqlite: or jdbc:postgresql:"),
        WEB_URL("|https?://[^\\s/]+.*", "a URL that starts with http:// or https://"),
        FLAG("true|false|1|0|yes|no|on|off", "true or false"),
        COUNT("\\d{1,6}", "a whole number from 0 to 999999"),
        POSITIVE("[1-9]\\d{0,5}", "a whole number from 1 to 999999"),
        PORT("[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]", "a port, from 1 to 65535"),
        AMOUNT("\\d{1,9}(\\.\\d{1,6})?", "an amount in dollars, such as 0.50"),
        SHARE("0(\\.\\d+)?|1(\\.0+)?", "a number from 0 to 1"),
        DEGREE("|[01](\\.\\d+)?|2(\\.0+)?", "a number from 0 to 2"),
        LEVEL(
                "TRACE|DEBUG|FINE|INFO|WARN|WARNING|ERROR|SEVERE|CRITICAL|OFF",
                "one of DEBUG, INFO, WARNING, ERROR, OFF"),
        LICENCE("personal|commercial", "personal or commercial"),
        SEARCH_INDEX(
                "embedded|https?://[^\\s,@/]+/?(\\s*,\\s*https?://[^\\s,@/]+/?)*",
                "embedded, or addresses such as http://search:9200, comma-separated, without user or password"),
        RERANKER("off|file:.+", "off, or file: and the path of an ONNX file"),
        ARTIFACTS(
                "|[^:]+|[a-z]:\\\\.+|s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](/[A-Za-z0-9._-]+)*/?",
                "a folder, or s3:// with a bucket and perhaps a prefix"),
        THEME("house|ggplot", "house or ggplot"),
        ANALYZE_WORDING("advice|signal", "advice or signal"),
        MAIL_SECURITY("starttls|tls|none", "starttls, tls or none");

        private final String pattern;
        private final String allowed;

        Kind(String pattern, String allowed) {
            this.pattern = pattern;
            this.allowed = allowed;
        }

        boolean takes(String value) {
            return value.matches("(?is)" + pattern);
        }

        String allowed() {
            return allowed;
        }
    }

    private final String key;
    private final String fallback;
    private final Kind kind;
    private final String about;
    private final String names; // comma-separated, for an enum holds nothing mutable

    Setting(String key, String fallback, Kind kind, String about, String... names) {
        this.key = key;
        this.fallback = fallback;
        this.kind = kind;
        this.about = about;
        this.names = String.join(",", names);
    }

    /** Its name in footnote.yaml, dots standing for levels. */
    public String key() {
        return key;
    }

    public String fallback() {
        return fallback;
    }

    public String about() {
        return about;
    }

    public boolean secret() {
        return kind == Kind.SECRET || kind == Kind.SECRET_URL;
    }

    public Kind kind() {
        return kind;
    }

    /** Its names in the environment, our own first. */
    public List<String> names() {
        String own = "FOOTNOTE_" + key.replace('.', '_').toUpperCase(Locale.ROOT);
        return Stream.concat(Stream.of(own), Arrays.stream(names.split(",", -1)))
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
    }

    public static Optional<Setting> of(String key) {
        return Arrays.stream(values())
                .filter(setting -> setting.key.equals(key))
                .findFirst();
    }
}
