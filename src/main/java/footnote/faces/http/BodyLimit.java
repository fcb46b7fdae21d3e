package footnote.faces.http;

import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.web.filter.OncePerRequestFilter;

/** Takes bodies of up to a megabyte, uploads of documents more, whether their length is said beforehand or not. */
final class BodyLimit extends OncePerRequestFilter {
    static final int MOST = 1 << 20;

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        int most = upload(request) ? ReaderDocuments.MOST_BYTES + MOST : MOST;
        if (request.getContentLengthLong() > most) {
            Problem.of(Reason.TOO_LARGE, tooLarge(most), request).send(response);
            return;
        }
        chain.doFilter(request.getContentLengthLong() < 0 ? new Counted(request, most) : request, response);
    }

    private static boolean upload(HttpServletRequest request) {
        return request.getMethod().equals("POST")
                && (request.getRequestURI().equals("/api/documents")
                        || request.getRequestURI().equals("/documents"));
    }

    private static String tooLarge(int most) {
        return "a body has at most " + most + " bytes; send less";
    }

    private static final class Counted extends HttpServletRequestWrapper {
        private final int most;
        private @Nullable CountedStream stream;
        private @Nullable BufferedReader reader;

        Counted(HttpServletRequest request, int most) {
            super(request);
            this.most = most;
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            if (stream == null) {
                stream = new CountedStream(super.getInputStream(), most);
            }
            return stream;
        }

        @Override
        public BufferedReader getReader() throws IOException {
            if (reader == null) {
                String charset = Objects.requireNonNullElse(getCharacterEncoding(), "UTF-8");
                reader = new BufferedReader(new InputStreamReader(new ReaderBytes(getInputStream()), charset));
            }
            return reader;
        }
    }

    /** Bytes for a reader, whose users expect no other failure than that of reading. */
    private static final class ReaderBytes extends FilterInputStream {
        ReaderBytes(InputStream stream) {
            super(stream);
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            try {
                return super.read(into, from, length);
            } catch (RequestDenied e) {
                throw new IOException(e.getMessage(), e);
            }
        }
    }

    private static final class CountedStream extends ServletInputStream {
        private final ServletInputStream stream;
        private final int most;
        private long count;

        CountedStream(ServletInputStream stream, int most) {
            this.stream = stream;
            this.most = most;
        }

        @Override
        public int read() throws IOException {
            int read = stream.read();
            counted(read < 0 ? 0 : 1);
            return read;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int read = stream.read(into, from, length);
            counted(Math.max(0, read));
            return read;
        }

        private void counted(int read) {
            count += read;
            if (count > most) {
                throw new RequestDenied(Reason.TOO_LARGE, tooLarge(most));
            }
        }

        @Override
        public boolean isFinished() {
            return stream.isFinished();
        }

        @Override
        public boolean isReady() {
            return stream.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            stream.setReadListener(listener);
        }
    }
}
