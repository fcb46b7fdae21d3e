# Tries to get out of its sandbox by the plainest ways; says that it was held only where every one failed and programs
# find what they need.
import importlib.util
import os
import socket
import sys


def out(way):
    sys.exit("the sandbox leaks: " + way)


def refused(way, attempt):
    try:
        attempt()
    except OSError:
        return
    except BaseException as other:
        out(way + ", " + type(other).__name__)
    out(way)


refused("a file of the launcher", lambda: open(data["file"]).read())
try:
    open(data["file"] + ".out", "w").close()  # may work in a scratch folder; the launcher looks whether it sees it
except OSError:
    pass
refused("a password file", lambda: open("/etc/shadow").read())
refused("a write to the root", lambda: open("/footnote-canary", "w"))
refused("a write to /usr", lambda: open("/usr/footnote-canary", "w"))
refused("a connection", lambda: socket.create_connection(("127.0.0.1", data["port"]), 1))
refused("a socket", lambda: socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
refused("a fork", os.fork)
refused("another program", lambda: os.execv("/usr/bin/true", ["true"]))
refused("a signal to the launcher", lambda: os.kill(data["parent"], 0))
refused("the launcher's environment", lambda: open("/proc/%d/environ" % data["parent"]).read())
if os.getuid() == 0:
    out("root")
for name in os.environ:
    if "KEY" in name or "TOKEN" in name or "FOOTNOTE" in name:
        out("the environment")
try:
    mine = open("/proc/1/environ", "rb").read()
    if b"FOOTNOTE" in mine or b"KEY" in mine:
        out("the environment of process 1")
except OSError:
    pass
for module in ("numpy", "pandas"):
    if importlib.util.find_spec(module) is None:
        sys.exit("python3 has no " + module)
result = data["token"] + " held"
