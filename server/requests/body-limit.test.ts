import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { limitBodies } from "./body-limit.ts";

const app = new Hono().use(limitBodies());
app.post("/echo", async (c) => c.text(String((await c.req.text()).length)));
const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;

afterAll(() => server.close());

test("a browser that sends far too much can send all of it, and then hears why it is refused", async () => {
  const sending = ask({ port, path: "/echo", method: "POST" });
  sending.setHeader("Content-Length", 8 * 1024 * 1024);
  const answered = once(sending, "response");
  for (let part = 0; part < 8; part += 1) {
    sending.write("x".repeat(1024 * 1024));
    await once(sending, "drain");
    // Longer than the half second that the host gives an unread body.
    if (part === 3) await pause(700);
  }
  sending.end();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(413);
});

test("a body whose length nothing announces is counted while it is read", async () => {
  const sendInParts = (parts: number) => {
    const sending = ask({ port, path: "/echo", method: "POST" });
    const answered = once(sending, "response");
    for (let part = 0; part < parts; part += 1) sending.write("x".repeat(1024));
    sending.end();
    return answered;
  };
  const [right] = await sendInParts(512);
  expect(right.statusCode).toBe(200);
  const [tooLarge] = await sendInParts(513);
  expect(tooLarge.statusCode).toBe(413);
});

test("a form that may hold files takes as many bytes as its files may have together", async () => {
  const send = async (
    path: string,
    megabytes: number,
    type = "multipart/form-data; boundary=x",
  ) => {
    // The announced length is believed: the bytes themselves need not come.
    const length = String(megabytes * 1024 * 1024);
    const headers = { "Content-Type": type, "Content-Length": length };
    const answer = await app.request(path, { method: "POST", body: "--x", headers });
    return answer.status;
  };
  for (const path of ["/experts/apply", "/experts/apply.data"]) {
    expect(await send(path, 26), path).not.toBe(413);
    expect(await send(path, 33), path).toBe(413);
    expect(await send(path, 1, "text/plain"), path).toBe(413);
  }
  expect(await send("/experts/apply/documents", 1)).toBe(413);
  for (const path of ["/account/expert", "/admin/experts/new", "/admin/experts/edit/1.data"]) {
    expect(await send(path, 11), path).not.toBe(413);
    expect(await send(path, 17), path).toBe(413);
  }
  expect(await send("/account/expert/reviews", 1)).toBe(413);
  for (const path of ["/admin/races/edit/1", "/organize/races/1.data"]) {
    expect(await send(path, 26), path).not.toBe(413);
    expect(await send(path, 33), path).toBe(413);
  }
});
