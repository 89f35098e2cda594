import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { whenFileEnds } from "../../../tests/support/run/endings.ts";
import { openOutbound } from "./outbound.ts";

async function aServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  whenFileEnds(async () => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const message = { headers: { "Content-Type": "application/json" }, body: '{"ä":1}' };

test("a message arrives at the address that was checked, and the name is looked up once", async () => {
  let heard = "";
  const port = await aServer(async (request, response) => {
    for await (const part of request) heard += part;
    heard += request.headers.host;
    response.writeHead(202).end("thanks");
  });
  const answers = [["127.0.0.1"], ["10.0.0.1"]];
  const outbound = openOutbound({
    allowsLoopback: true,
    resolve: async () => answers.shift() ?? [],
  });
  const done = await outbound.post(`http://hooks.example:${port}/a`, message);
  expect(done).toEqual({ status: 202, text: "thanks" });
  expect(heard).toBe(`{"ä":1}hooks.example:${port}`);
  expect(answers).toEqual([["10.0.0.1"]]);
});

test("names and numbers of our own network are refused, in each notation, without a connection", async () => {
  let visits = 0;
  const port = await aServer((_request, response) => {
    visits += 1;
    response.end();
  });
  const lead = new Map([
    ["inside.example", ["10.0.0.5"]],
    ["rebound.example", ["93.184.215.14", "127.0.0.1"]],
    ["mapped.example", ["::ffff:127.0.0.1"]],
  ]);
  const outbound = openOutbound({
    allowsLoopback: false,
    resolve: async (host) => lead.get(host) ?? ["127.0.0.1"],
  });
  for (const host of [
    ...lead.keys(),
    "localhost",
    "localhost.",
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "017700000001",
    "0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:a00:1]",
    "[64:ff9b::7f00:1]",
    "[fd00::1]",
    "169.254.169.254",
  ]) {
    const address = `https://${host}:${port}/`;
    expect(await outbound.check(address), host).toBe("private");
    expect(await outbound.post(address, message), host).toEqual({ problem: "private" });
  }
  expect(visits).toBe(0);
});

test("plain HTTP is for this machine on a demo only", async () => {
  const resolve = async () => ["93.184.215.14"];
  for (const allowsLoopback of [true, false]) {
    const outbound = openOutbound({ allowsLoopback, resolve });
    expect(await outbound.check("http://example.com/")).toBe("not-https");
    expect(await outbound.check("ftp://example.com/")).toBe("not-https");
    expect(await outbound.check("nothing")).toBe("not-https");
    expect(await outbound.check("https://example.com/")).toBeNull();
    expect(await outbound.check("https://10.0.0.1/")).toBe("private");
  }
  expect(await openOutbound({ allowsLoopback: false }).check("http://127.0.0.1/")).toBe(
    "not-https",
  );
});

test("redirects are answers, long answers are cut, and slow servers are left", async () => {
  const paths: string[] = [];
  const port = await aServer((request, response) => {
    paths.push(request.url ?? "");
    if (request.url === "/moved") response.writeHead(302, { Location: "/elsewhere" }).end();
    if (request.url === "/long") {
      const more = () => void (response.write("x".repeat(9000)) && setImmediate(more));
      more();
    }
  });
  const outbound = openOutbound({ allowsLoopback: true });
  const origin = `http://127.0.0.1:${port}`;
  expect(await outbound.post(`${origin}/moved`, message)).toEqual({ status: 302, text: "" });
  expect(await outbound.post(`${origin}/long`, message)).toEqual({
    status: 200,
    text: "x".repeat(1024),
  });
  // Long enough for a busy machine to connect.
  const hasty = openOutbound({ allowsLoopback: true, timeoutMs: 1000 });
  expect(await hasty.post(`${origin}/slow`, message)).toEqual({ problem: "too-slow" });
  expect(paths).toEqual(["/moved", "/long", "/slow"]);
  const lost = openOutbound({
    allowsLoopback: true,
    timeoutMs: 30,
    resolve: () => new Promise(() => {}),
  });
  expect(await lost.check("https://example.com")).toBe("too-slow");
});

test("a server that is not there is told apart from a name that is not", async () => {
  const outbound = openOutbound({
    allowsLoopback: true,
    resolve: async (host) => (host === "gone.example" ? [] : ["127.0.0.1"]),
  });
  expect(await outbound.post("https://gone.example/", message)).toEqual({
    problem: "unknown-host",
  });
  expect(await outbound.post("http://here.example:1/", message)).toEqual({ problem: "no-answer" });
});
