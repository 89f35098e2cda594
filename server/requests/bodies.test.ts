import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { request as ask, createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { sentBodyContext } from "#services/context.ts";
import { openScratch } from "#services/files/scratch.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { formOf } from "#values/form/form.ts";
import { temporaryDirectory } from "../../tests/support/database.ts";
import { aRunning } from "../../tests/support/running.ts";
import type { Host } from "../host.ts";
import { refuseBy } from "../refusal.ts";
import { countBodies } from "./bodies.ts";

const megabyte = 1024 * 1024;
const directory = await temporaryDirectory();
const opened = openScratch(directory, () => new Date());
let isDiskFull = false;
const scratch = () => ({ ...opened(), ...(isDiskFull && { path: () => "/dev/full" }) });
const networkOf = ({ headers }: IncomingMessage) => String(headers["x-network"]);
const own = join(directory, "scratch", `${hostname()}-${process.pid}`);
const budget = {
  inMemory: 6 * megabyte,
  inMemoryOfOne: 2 * megabyte,
  ofLarge: megabyte,
  beginning: 64 * 1024,
  onDisk: 6 * megabyte,
  onDiskOfOne: 4 * megabyte,
};
const limit = {
  bytes: 3 * megabyte,
  sentence: { en: "The file is larger than 2 MB.", es: "El archivo pesa más de 2 MB." },
};

const refuse = refuseBy(aRunning({}));

/** What the action does with the files before it answers. */
let meanwhile: (form: FormData) => unknown = () => null;

const app = new Hono<Host>();
app.post("/echo", async (c) => c.text(String((await c.req.raw.text()).length)));
app.post("/form", async (c) => c.text([...(await formOf(c.req.raw)).keys()].join()));
app.post("/refused", (c) => c.text("Sign in first.", 401));
app.post("/files/:account", async (c) => {
  const context = new RouterContextProvider();
  if (c.env.body) context.set(sentBodyContext, c.env.body);
  const asked = { request: c.req.raw, context };
  try {
    const form = await fileFormOf(asked, { userId: c.req.param("account") }, limit);
    await meanwhile(form);
    const entries = [...form].map(([name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.type, value.size],
    );
    return c.json(entries);
  } catch (problem) {
    if (problem instanceof Response) return problem;
    throw problem;
  }
});

/** @param formMs - how long a form without files may take; left out, as long as usual */
async function serve(formMs?: number): Promise<number> {
  const host = new Hono<Host>().use(countBodies({ refuse, scratch, networkOf }, budget, formMs));
  host.onError((error) => new Response(error.message, { status: 500 }));
  host.route("/", app);
  const server = createServer(
    getRequestListener((request, env) => host.fetch(request, env as unknown as Host["Bindings"]), {
      overrideGlobalObjects: false,
      autoCleanupIncoming: false,
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  return (server.address() as AddressInfo).port;
}

const port = await serve();
const hurriedPort = await serve(100);
const origin = `http://127.0.0.1:${port}`;

const boundary = "limit-of-a-part";
const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
const part = (head: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\nContent-Type: application/octet-stream\r\n\r\n`;

/** A form with one file, sent without its length, as fast as the server takes it. */
function sendChunked(path: string, bytes: number, { ends = true } = {}) {
  const sending = ask({ port, path, method: "POST", headers: multipart });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  answered.catch(() => {});
  function* form() {
    yield part('name="file"; filename="a.fit"');
    for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536);
    if (ends) yield `\r\n--${boundary}--\r\n`;
  }
  // The server may hang up before the end.
  pipeline(form(), sending, { end: ends }).catch(() => {});
  return { sending, answered };
}

const statusOf = async ({ answered }: { answered: Promise<[IncomingMessage]> }) => {
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
};

const bytesOnDisk = () =>
  readdirSync(own).reduce((sum, name) => sum + statSync(join(own, name)).size, 0);

/** A request that holds its bytes until it is cut off. */
const holding = (path: string, bytes: number) => sendChunked(path, bytes, { ends: false }).sending;

test("a browser that sends far too much can send all of it, and then hears why it is refused", async () => {
  const sending = ask({ port, path: "/echo", method: "POST" });
  sending.setHeader("Content-Length", 8 * megabyte);
  const answered = once(sending, "response");
  for (let part = 0; part < 8; part += 1) {
    sending.write("x".repeat(megabyte));
    await once(sending, "drain");
    // Longer than the half second that the host gives an unread body.
    if (part === 3) await pause(700);
  }
  sending.end();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(413);
  expect(await text(answer)).toBe("That is too large: at most 512 kB can be sent at once.");
});

test("a body whose length nothing announces is counted while it is read", async () => {
  const sendInParts = (parts: number) => {
    const sending = ask({ port, path: "/echo", method: "POST" });
    const answered = once(sending, "response") as Promise<[IncomingMessage]>;
    for (let part = 0; part < parts; part += 1) sending.write("x".repeat(1024));
    sending.end();
    return { answered };
  };
  expect(await statusOf(sendInParts(512))).toBe(200);
  expect(await statusOf(sendInParts(513))).toBe(413);
});

test("a route that refuses somebody before it reads stores nothing of the body", async () => {
  const sent = Array.from({ length: 4 }, () => sendChunked("/refused", 4 * megabyte));
  expect(await Promise.all(sent.map(statusOf))).toEqual([401, 401, 401, 401]);
  expect(readdirSync(own)).toEqual([]);
});

test("a form with files keeps their order, names and types, and their bytes on disk", async () => {
  const form = new FormData();
  form.append("before", "first");
  form.append("file", new File(["one"], 'a "run" – ü.fit', { type: "application/x-fit" }));
  form.append("file", new File([], "empty.gpx"));
  form.append("none", new File([], "", { type: "application/octet-stream" }));
  form.append("after", "líneas\r\ny más");
  let onDisk: string[] = [];
  meanwhile = async (received) => {
    onDisk = readdirSync(own);
    expect(await (received.get("file") as File).text()).toBe("one");
  };
  const answer = await fetch(`${origin}/files/a`, { method: "POST", body: form });
  meanwhile = () => null;
  expect(await answer.json()).toEqual([
    ["before", "first"],
    ["file", 'a "run" – ü.fit', "application/x-fit", 3],
    ["file", "empty.gpx", "application/octet-stream", 0],
    ["none", "", "application/octet-stream", 0],
    ["after", "líneas\r\ny más"],
  ]);
  expect(onDisk).toHaveLength(3);
  expect(readdirSync(own)).toEqual([]);
});

test("a form with files is limited like any other: its bytes, its fields and its texts", async () => {
  expect(await statusOf(sendChunked("/files/a", 2 * megabyte))).toBe(200);
  const { answered } = sendChunked("/files/a", 4 * megabyte);
  const [answer] = await answered;
  expect([answer.statusCode, await text(answer)]).toEqual([413, limit.sentence.en]);
  const many = new FormData();
  for (let at = 0; at < 1100; at += 1) many.append(`f${at}`, "");
  const long = new FormData();
  long.append("text", "x".repeat(500_001));
  for (const [body, words] of [
    [many, "too many fields"],
    [long, "too long"],
  ] as const) {
    const refused = await fetch(`${origin}/files/a`, { method: "POST", body });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(words)]);
  }
  const cut = { method: "POST", headers: multipart, body: part('name="file"; filename="a.fit"') };
  expect((await fetch(`${origin}/files/a`, cut)).status).toBe(400);
  const nameless = { "Content-Type": "multipart/form-data" };
  const unbound = { method: "POST", headers: nameless, body: "x" };
  expect((await fetch(`${origin}/files/a`, unbound)).status).toBe(400);
  expect(readdirSync(own)).toEqual([]);
});

test("while files of others fill the disk, further ones wait, and forms get through", async () => {
  const held = [
    holding("/files/a", 2 * megabyte),
    holding("/files/b", 2 * megabyte),
    holding("/files/c", 1.5 * megabyte),
  ];
  await expect.poll(bytesOnDisk).toBe(5.5 * megabyte);
  const { answered } = sendChunked("/files/d", 2 * megabyte);
  const [busy] = await answered;
  expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "10"]);
  busy.resume();
  const form = new URLSearchParams({ name: "x".repeat(400_000) });
  const written = await fetch(`${origin}/form`, { method: "POST", body: form });
  expect([written.status, await written.text()]).toEqual([200, "name"]);
  for (const each of held) each.destroy();
  await expect.poll(() => readdirSync(own)).toEqual([]);
  expect(await statusOf(sendChunked("/files/d", 2 * megabyte))).toBe(200);
});

test("one account has its share of the disk, and announces more in vain", async () => {
  const held = [holding("/files/a", 2 * megabyte), holding("/files/a", 1.5 * megabyte)];
  await expect.poll(bytesOnDisk).toBe(3.5 * megabyte);
  const sending = ask({ port, path: "/files/a", method: "POST", headers: multipart });
  sending.setHeader("Content-Length", megabyte);
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  sending.end(Buffer.alloc(megabyte));
  expect(await statusOf({ answered })).toBe(503);
  expect(await statusOf(sendChunked("/files/b", megabyte))).toBe(200);
  for (const each of held) each.destroy();
  await expect.poll(() => readdirSync(own)).toEqual([]);
});

/** A form that is held in memory until it is cut off. */
async function holdForm(bytes: number, network = "a") {
  const sending = ask({ port, path: "/echo", method: "POST", headers: { "X-Network": network } });
  sending.on("error", () => {});
  await new Promise((resolve) => sending.write(Buffer.alloc(bytes), resolve));
  return sending;
}

test("one network has its share of the memory, and leaves the rest to the others", async () => {
  const held = await Promise.all(Array.from({ length: 34 }, () => holdForm(60_000)));
  const answers = () =>
    Promise.all(
      ["a", "b"].map(async (network) => {
        const body = Buffer.alloc(60_000);
        const headers = { "X-Network": network };
        return (await fetch(`${origin}/echo`, { method: "POST", headers, body })).status;
      }),
    );
  await expect.poll(answers).toEqual([503, 200]);
  for (const each of held) each.destroy();
  await expect.poll(answers).toEqual([200, 200]);
});

test("a full disk ends the reading of a file at once", async () => {
  isDiskFull = true;
  const answer = await statusOf(sendChunked("/files/a", 2 * megabyte));
  isDiskFull = false;
  expect(answer).toBe(500);
  expect(await statusOf(sendChunked("/files/a", 2 * megabyte))).toBe(200);
});

test("large forms share the memory, and those of usual size never wait for them", async () => {
  const held = await Promise.all([1, 2, 3].map(() => holdForm(400_000)));
  const answers = () =>
    Promise.all(
      [400_000, 60_000].map(async (bytes) => {
        const body = Buffer.alloc(bytes);
        return (await fetch(`${origin}/echo`, { method: "POST", body })).status;
      }),
    );
  await expect.poll(answers).toEqual([503, 200]);
  for (const each of held) each.destroy();
  await expect.poll(answers).toEqual([200, 200]);
});

test("a form that takes too long is refused and its connection ends; files may take longer", async () => {
  const sendSlowly = (path: string) => {
    const sending = ask({ port: hurriedPort, path, method: "POST", headers: multipart });
    const answered = once(sending, "response") as Promise<[IncomingMessage]>;
    sending.write(`${part('name="file"; filename="a.fit"')}${"x".repeat(65_536)}`);
    return { sending, answered };
  };
  const slowFile = sendSlowly("/files/a");
  await expect.poll(() => readdirSync(own)).toHaveLength(1);
  const [answer] = await sendSlowly("/echo").answered;
  expect([answer.statusCode, answer.headers.connection]).toEqual([408, "close"]);
  expect(await text(answer)).toContain("took too long to arrive");
  // The file was begun before, so it has taken longer than the form was allowed to.
  slowFile.sending.end(`one\r\n--${boundary}--\r\n`);
  expect(await statusOf(slowFile)).toBe(200);
});
