package peers.temporal;

import io.temporal.testserver.TestServer;

/** The test server in a process of its own, so that a worker can be killed and the histories stay. */
public final class Server {
    private Server() {}

    public static void main(String[] args) throws Exception {
        TestServer.createPortBoundServer(Integer.parseInt(args[0]), true);
        System.out.println("ready");
        System.in.read(); // until the benchmark lets go
        System.exit(0);
    }
}
