import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** A socket as the PostgreSQL driver expects one, over a message port to the database worker. */
export function portSocket(open: () => Promise<MessagePort>): Duplex {
  let port: MessagePort | undefined;

  function send(bytes: Uint8Array<ArrayBuffer>) {
    port?.postMessage(bytes, [bytes.buffer]);
  }

  const socket = new Duplex({
    read() {},
    write(chunk: Uint8Array, _encoding, done) {
      send(new Uint8Array(chunk));
      done();
    },
    // The messages of one question are written together, and travel together.
    writev(chunks, done) {
      send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
      done();
    },
    final(done) {
      done();
      port?.close();
    },
    destroy(problem, done) {
      port?.close();
      done(problem);
    },
  });

  async function connect() {
    const opened = await open();
    port = opened;
    if (socket.destroyed) return opened.close();
    opened.on("message", (data: Uint8Array) => socket.push(Buffer.from(data.buffer)));
    opened.on("close", () => {
      socket.push(null);
      socket.destroy();
    });
    socket.emit("connect");
  }

  return Object.assign(socket, {
    connect() {
      connect().catch((problem: Error) => socket.destroy(problem));
      return socket;
    },
    setNoDelay: () => socket,
    setKeepAlive: () => socket,
    ref: () => port?.ref(),
    unref: () => port?.unref(),
  });
}
