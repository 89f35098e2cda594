import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** A socket as the PostgreSQL driver expects one, over a message port to the database worker. */
export function portSocket(port: MessagePort): Duplex {
  const socket = new Duplex({
    read() {},
    write(chunk: Uint8Array, _encoding, done) {
      const copy = new Uint8Array(chunk);
      port.postMessage(copy, [copy.buffer]);
      done();
    },
    final(done) {
      done();
      port.close();
    },
    destroy(problem, done) {
      state.readyState = "closed";
      port.close();
      done(problem);
    },
  });
  const state = Object.assign(socket, {
    readyState: "open",
    // The driver forgets to resume after reading a COPY; a port has its own queue and needs no pause.
    pause: () => socket,
    setNoDelay: () => socket,
    setKeepAlive: () => socket,
    ref: () => port.ref(),
    unref: () => port.unref(),
  });
  port.on("message", (data: Uint8Array) => socket.push(Buffer.from(data.buffer)));
  port.on("close", () => {
    state.readyState = "closed";
    socket.push(null);
    socket.destroy();
  });
  return socket;
}
