package footnote.runtime.run.storage;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.jdbc.JdbcCustomization;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.jdbc.SqliteJdbcCustomization;
import com.github.kagkarlsson.scheduler.serializer.Serializer;
import footnote.runtime.db.Database;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** db-scheduler as both databases need it; task data is plain text. */
public final class Schedulers {
    public static final Serializer TEXT = new Serializer() {
        @Override
        public byte @Nullable [] serialize(@Nullable Object data) {
            return data == null ? null : data.toString().getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public <T> @Nullable T deserialize(Class<T> type, byte @Nullable [] bytes) {
            return bytes == null ? null : type.cast(new String(bytes, StandardCharsets.UTF_8));
        }
    };

    private Schedulers() {}

    public static SchedulerClient client(Database database) {
        return SchedulerClient.Builder.create(database.pool())
                .serializer(TEXT)
                .jdbcCustomization(customization(database))
                .build();
    }

    public static JdbcCustomization customization(Database database) {
        return switch (database.dialect()) {
            case SQLITE -> new SqliteJdbcCustomization();
            case POSTGRESQL -> new PostgreSqlJdbcCustomization(true, true);
        };
    }
}
