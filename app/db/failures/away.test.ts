import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseAway, isCut } from "./away.ts";

/** The bytes of a server that lets anybody in, and then says nothing. */
const greeting = Buffer.from([..."R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I"].map((it) => it.charCodeAt(0)));

/** A server that does `onHello` once a client has sent its first bytes. */
async function aServer(onHello: (socket: import("node:net").Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => onHello(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port, user: "anybody" };
}

async function connected() {
  const client = new pg.Client(await aServer((socket) => socket.write(greeting)));
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => void client.connection.stream.destroy());
  return client;
}

// The driver has no codes for these; an upgrade that words them differently fails here.
const failures: Record<string, () => Promise<unknown>> = {
  async "the server closes the connection while it opens"() {
    const client = new pg.Client(await aServer((socket) => socket.end()));
    await client.connect();
  },
  async "the connection does not open in time"() {
    const options = await aServer(() => {});
    await new pg.Client({ ...options, connectionTimeoutMillis: 20 }).connect();
  },
  async "no connection of the pool becomes free in time"() {
    const options = await aServer((socket) => socket.write(greeting));
    const pool = new pg.Pool({ ...options, max: 1, connectionTimeoutMillis: 200 });
    const client = await pool.connect();
    client.on("error", () => {});
    await pool.connect().finally(() => client.connection.stream.destroy());
  },
  async "the connection breaks during a statement"() {
    const client = await connected();
    const asked = client.query("select 1");
    client.connection.stream.destroy();
    await asked;
  },
  async "the connection was broken before"() {
    const client = await connected();
    client.connection.stream.destroy();
    await once(client, "end");
    await client.query("select 1");
  },
  async "the connection was ended before"() {
    const client = await connected();
    void client.end();
    await client.query("select 1");
  },
  async "the connection is ended during a statement"() {
    const client = await connected();
    const asked = client.query("select 1");
    void client.end();
    await asked;
  },
  async "the answer does not come in time"() {
    const client = await connected();
    await client.query({ text: "select 1", query_timeout: 20 } as pg.QueryConfig);
  },
};

test.each(Object.keys(failures))("it counts as cut when %s", async (name) => {
  const problem = await failures[name]?.().catch((caught: unknown) => caught);
  expect(problem).toBeInstanceOf(Error);
  expect(Reflect.get(Object(problem), "code")).toBeUndefined();
  expect(isCut(problem), String(problem)).toBe(true);
});

test("codes of the network and of a stopping server count as cut, others do not", () => {
  const failed = (code: string) => isCut(Object.assign(new Error("timeout expired"), { code }));
  for (const code of ["ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P03", "53300", "08006"]) {
    expect(failed(code), code).toBe(true);
  }
  for (const code of ["28P01", "3D000", "55P03", "53100", "DEPTH_ZERO_SELF_SIGNED_CERT"]) {
    expect(failed(code), code).toBe(false);
  }
  expect(isCut(new DatabaseAway(null))).toBe(true);
  expect(isCut(new Error("The server does not support SSL connections"))).toBe(false);
});
