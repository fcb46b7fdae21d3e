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
import java.io.IOException;
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
        chain.doFilter(request.getContentLengthLong() < 0 ? new Counted(request) : request, response);
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
        Counted(HttpServletRequest request) {
            super(request);
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            return new CountedStream(super.getInputStream());
        }
    }

    private static final class CountedStream extends ServletInputStream {
        private final ServletInputStream stream;
        private long count;

        CountedStream(ServletInputStream stream) {
            this.stream = stream;
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
            if (count > MOST) {
                throw new RequestDenied(Reason.TOO_LARGE, tooLarge(MOST));
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
