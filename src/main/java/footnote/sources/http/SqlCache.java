package footnote.sources.http;

import footnote.runtime.db.Database;
import footnote.runtime.secret.Sha256;
import footnote.sources.http.Http.Response;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Vendors' answers in the database, packed, so that the next command need not ask again. */
public final class SqlCache implements ResponseCache {
    private final Database database;

    public SqlCache(Database database) {
        this.database = database;
    }

    @Override
    public Optional<Entry> find(String key) {
        return database.first(
                "SELECT uri, status, headers, body, fetched_at FROM vendor_answer WHERE digest = ?",
                row -> new Entry(
                        new Response(
                                row.getInt(2),
                                headers(row.getString(3)),
                                unpacked(row.getBytes(4)),
                                URI.create(row.getString(1))),
                        Instant.ofEpochMilli(row.getLong(5))),
                digest(key));
    }

    @Override
    public void keep(String key, Entry entry) {
        database.update(
                "INSERT INTO vendor_answer (digest, uri, status, headers, body, fetched_at) VALUES (?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (digest) DO UPDATE SET uri = excluded.uri, status = excluded.status,"
                        + " headers = excluded.headers, body = excluded.body, fetched_at = excluded.fetched_at",
                digest(key),
                entry.response().uri().toString(),
                entry.response().status(),
                kept(entry.response()),
                packed(entry.response().body()),
                entry.fetched().toEpochMilli());
    }

    /** Only what reading the body needs; a vendor's cookies are not kept. */
    private static String kept(Response response) {
        return response.header("content-type").orElse("");
    }

    private static Map<String, List<String>> headers(String type) {
        var headers = new TreeMap<String, List<String>>();
        if (!type.isEmpty()) {
            headers.put("content-type", List.of(type));
        }
        return headers;
    }

    private static byte[] packed(byte[] body) {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    private static byte[] unpacked(byte[] packed) {
        try (var gzip = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return gzip.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String digest(String key) {
        return Sha256.hex(key);
    }
}
