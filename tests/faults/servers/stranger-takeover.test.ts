import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, beforeAll } from "vitest";
import { expect, test } from "../../pages/support/test.ts";
import { Visitor } from "../../pages/support/visitor.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";

const admin = "admin@dorsal.test";
const sandboxDoors = ["/sandbox/outbox", "/sandbox/outbox.json", "/sandbox/google"];

/** For real people: mail, which waits because nothing listens there, and no key of Google's. */
const real = {
  NODE_ENV: "production",
  LOG_LEVEL: "info",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "hello@dorsal.run",
};

/** The data of the demo: making them takes longer than the test of them. */
let demoData: string;
beforeAll(async () => {
  demoData = await preparedDataDir("tests/e2e/support/demo-database.ts");
});

/** Servers that a failed test did not stop. */
const started: OwnServer[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});

async function start(env: Record<string, string>): Promise<OwnServer> {
  const server = await startServer(env);
  started.push(server);
  return server;
}

async function expectNoSandbox(server: OwnServer) {
  const stranger = new Visitor(server.url);
  for (const door of sandboxDoors) {
    expect((await stranger.fetch(door)).status, door).toBe(404);
  }
  const google = await stranger.fetch("/login/google", { redirect: "manual" });
  expect(google.headers.get("location")).toBe("/login?failure=google-unavailable");
  expect(server.log()).not.toContain('"sandbox"');
  expect(server.log()).not.toContain("demo data");
}

/**
 * A port for a server whose public address must name it before it starts. The system gives ports
 * from 32768 on to connections, and could give one away before the server listens.
 */
async function freePort(): Promise<string> {
  const port = randomInt(20_000, 30_000);
  const probe = createServer();
  const isFree = await new Promise((resolve) => {
    probe.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  probe.close();
  await once(probe, "close");
  return String(port);
}

test("signing up as the demo's administrator gives no rights, with DEMO_DATA=0 and without DEMO_DATA", async () => {
  const DATA_DIR = await preparedDataDir("tests/faults/servers/stranger-takeover-database.ts");
  const form = { email: admin, password: "attacker-1", confirmation: "attacker-1" };
  for (const [time, demo] of [
    ["at first", {}],
    ["after a restart", { DEMO_DATA: "0" }],
  ] as const) {
    const PORT = await freePort();
    const APP_URL = `http://127.0.0.1:${PORT}`;
    const server = await start({ ...real, ...demo, DATA_DIR, PORT, APP_URL });
    const answer = await new Visitor(server.url).post("/signup", form);
    expect(answer.status, time).toBe(400);
    expect(await answer.text()).toContain("its domain is reserved for tests and examples");
    await expectNoSandbox(server);
    await server.stop({ keepsData: time === "at first" });
  }
});

test("a demo that is started for real people stops being a demo, and its public password is refused", async () => {
  const DATA_DIR = demoData;
  const login = { email: admin, password: "dorsal-demo" };
  const demo = await start({ DATA_DIR, LOG_LEVEL: "info" });
  const entered = await new Visitor(demo.url).post("/login", login);
  expect(entered.status).toBe(303);
  await expect.poll(demo.log).toContain("with demo data");
  await demo.stop({ keepsData: true });

  const server = await start({ DATA_DIR, LOG_LEVEL: "info", DEMO_DATA: "0" });
  await expectNoSandbox(server);
  const guesser = new Visitor(server.url);
  expect((await guesser.fetch("/admin", { redirect: "manual" })).status).toBe(303);
  expect((await guesser.post("/login", login)).status).toBe(401);
  await server.stop({ keepsData: true });

  const shown = await start({
    DATA_DIR,
    DEMO_DATA: "1",
    // As with a proxy: others can reach it.
    TRUST_PROXY: "1",
    DEMO_PASSWORD: "only for guests",
  });
  await expect.poll(shown.log).toContain("Warning: other machines can reach this demo.");
  expect(shown.log()).toContain("the password is only for guests");
  const visitor = new Visitor(shown.url);
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  for (const door of sandboxDoors) {
    const untold = await visitor.fetch(door);
    expect(untold.status, `through a proxy that says nothing: ${door}`).toBe(404);
    const elsewhere = await visitor.fetch(door, { headers });
    expect(elsewhere.status, `elsewhere: ${door}`).toBe(404);
  }
  expect((await visitor.post("/login", login)).status).toBe(401);
  const offered = await visitor.fetch("/login", { headers });
  expect(await offered.text()).not.toContain("Sign in with Google");
  const body = new URLSearchParams({ ...login, password: "only for guests" });
  const inside = await visitor.fetch("/login", {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
  expect(inside.status).toBe(303);
  const outbox = await visitor.fetch("/sandbox/outbox", { headers });
  expect(outbox.status, "the demo's administrator").toBe(200);
  await shown.stop();
});
