import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { askAsHost } from "../../pages/server/claimed-host.ts";
import { expect, test } from "../../pages/support/test.ts";
import { Visitor } from "../../pages/support/visitor.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";
import { untilReady } from "./ready.ts";
import { sandboxDoors } from "./sandbox-doors.ts";

let server: OwnServer;
let visitor: Visitor;
const metricsToken = "known-to-the-watchers";

/** As a stranger deploys it: a database of its own, without demo data and without any key. */
beforeAll(async () => {
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    LOG_LEVEL: "info",
    METRICS_TOKEN: metricsToken,
  });
});
afterAll(() => server?.stop());

beforeEach(() => {
  visitor = new Visitor(server.url);
});

test("a new server has no sandbox pages", async () => {
  for (const door of sandboxDoors) {
    expect((await visitor.fetch(door)).status, door).toBe(404);
    const posted = await visitor.post(door, { email: "somebody@example.com" });
    expect([404, 405], door).toContain(posted.status);
  }
});

test("a new server refuses events of a payment provider and reveals nothing", async () => {
  const event = JSON.stringify({ id: "evt_1", type: "customer.subscription.created" });
  const answer = await fetch(`${server.url}/webhooks/stripe`, {
    method: "POST",
    body: event,
    headers: { "Content-Type": "application/json", "Stripe-Signature": "t=1,v1=00" },
  });
  expect(answer.status).toBe(503);
  const checkout = await fetch(`${server.url}/functions/stripe-checkout`, {
    method: "POST",
    body: JSON.stringify({ price_id: "elite_yearly" }),
    headers: { "Content-Type": "application/json" },
  });
  expect(checkout.status).toBe(401);
});

test("a new server has no demo account and no demo races", async () => {
  await expect.poll(server.log).toContain("Dorsal is ready at");
  expect(server.log()).not.toContain("demo data");
  for (const address of ["/", "/races", "/sitemaps/pages.xml", "/login"]) {
    const body = await (await visitor.fetch(address)).text();
    expect(body, address).not.toMatch(/@dorsal\.test|dorsal-demo|demo account/i);
  }
  const feed = await (await visitor.fetch("/races.ics")).text();
  expect(feed).not.toContain("BEGIN:VEVENT");
});

test("HOME-16 HOME-18 without races three cards announce races", async () => {
  await visitor.visit("/");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { name: "Races Coming Soon" })).toHaveCount(3);
  const browse = main.getByRole("link", { name: "Browse All Races" });
  expect(browse).toHaveCount(3);
  expect(main.getByRole("definition").first()).toHaveText("0+");
  expect(main.getByText("Popular locations")).toHaveCount(0);
  expect(main.getByLabel("Race type").locator("option").texts()).toEqual(["All Race Types"]);
  await browse.first().click();
  expect(visitor.path).toBe("/races");
  expect(visitor.page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page is rendered once for all visitors, and no request can change that", async () => {
  const misses = async () => {
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const metrics = await visitor.fetch("/metrics", { headers });
    expect(metrics.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const text = await metrics.text();
    return Number(/page_cache_requests_total\{result="miss"\} (\d+)/.exec(text)?.[1]);
  };
  const first = await visitor.fetch("/organizers");
  const before = await misses();
  const again = await visitor.fetch("/organizers");
  expect(await again.text()).toBe(await first.text());
  expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(await misses()).toBe(before);

  const etag = first.headers.get("etag") ?? "";
  const known = await visitor.fetch("/organizers", { headers: { "If-None-Match": etag } });
  expect(known.status).toBe(304);
  expect((await known.arrayBuffer()).byteLength).toBe(0);
  expect(again.headers.get("cache-control")).toBe("private, no-cache");

  const signedIn = new Visitor(server.url);
  signedIn.setCookie("dorsal.session_token", "somebody");
  await signedIn.fetch("/organizers");
  expect(await misses(), "nothing of a person is looked up or kept").toBe(before);

  const forms = {
    "/sign-out": { to: "/about" },
    "/favorites/00000000-0000-4000-8000-000000000000/add": { to: "/races" },
    "/races/00000000-0000-4000-8000-000000000000/register": {},
    "/reviews/delete": { review: "00000000-0000-4000-8000-000000000000" },
    "/forgot-password": { email: "somebody@example.com" },
    "/login": { email: "somebody@example.com", password: "wrong-password" },
  };
  for (const [path, form] of Object.entries(forms)) {
    const posted = await new Visitor(server.url).post(path, form);
    expect(posted.status, path).toBeLessThan(500);
  }
  const posted = await misses();
  await visitor.fetch("/organizers");
  expect(await misses(), "the page is still kept").toBe(posted);
});

test("without a configured address each host has its own pages", async () => {
  const asked = await askAsHost(`${server.url}/`, "other.example");
  expect(asked.body).toContain('href="http://other.example/"');
  expect(await (await visitor.fetch("/")).text()).not.toContain("other.example");
  for (const host of ["other.example/path", "a b", '"><script>']) {
    const response = await askAsHost(`${server.url}/about`, host);
    expect(response.status, host).toBe(400);
  }
});

test("each request is one log line without personal addresses", async () => {
  const response = await fetch(`${server.url}/races?q=somebody-secret`, {
    headers: { Cookie: "dorsal.session_token=top-secret", Authorization: "Bearer top-secret" },
  });
  const id = response.headers.get("x-request-id");
  const lines = () =>
    server
      .log()
      .split("\n")
      .filter((line) => line.includes(`"${id}"`));
  await expect.poll(lines).toHaveLength(1);
  const entry = JSON.parse(String(lines()[0]));
  expect(entry).toMatchObject({ status: 200 });
  expect(server.log()).not.toContain("top-secret");
  expect(server.log()).not.toContain("somebody-secret");
});

test("an incomplete body is not a server error", async () => {
  // Before that, a write waits for the jobs and its body is not read yet.
  await untilReady(server.url);
  const { hostname, port, host } = new URL(server.url);
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n5\r\nabcde\r\n`;
  const paths = ["/left-early", "/forgot-password", "/webhooks/stripe"];
  for (const path of paths) {
    const socket = connect(Number(port), hostname, () => socket.write(head(path)));
    // "100 Continue": the request is being read.
    await once(socket, "data");
    socket.destroy();
  }
  const isLogged = (path: string) => server.log().includes(`"POST","path":"${path}"`);
  await expect.poll(() => paths.every(isLogged)).toBe(true);
  expect(server.log()).not.toContain('"level":"error"');
});

test("without keys Google sign-in is not offered, and its addresses return with a message", async () => {
  for (const path of ["/login", "/signup"]) {
    const page = await (await visitor.fetch(path)).text();
    expect(page, path).not.toContain("/login/google");
  }
  await visitor.visit("/login/google?from=%2Fraces");
  expect(visitor.path).toBe("/login?from=%2Fraces&failure=google-unavailable");
  expect(visitor.body).toContain("Sign-in with Google is not available here.");
});

test("without mail no page promises a mailed link, and the typed address stays", async () => {
  const email = "ana@example.com";
  const secret = { password: "a secret", confirmation: "a secret" };
  for (const [path, form] of Object.entries({ "/signup": secret, "/forgot-password": {} })) {
    const page = await (await visitor.post(path, { email, ...form })).text();
    expect(page, path).toContain(
      "This site cannot send email at the moment, so the link cannot reach you. Please try again later.",
    );
    expect(page, path).toContain(`value="${email}"`);
  }
});

test("GAP-68 without mail a message is still accepted, and no receipt is promised", async () => {
  await visitor.visit("/contact");
  await visitor.fill("Name", "Ana");
  await visitor.fill("Email", "ana@example.com");
  await visitor.fill("Message", "Is anybody there?");
  await visitor.press("Send message");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  const main = visitor.page.getByRole("main");
  expect(main).toContainText("We will reply to your email address.");
  expect(main).not.toContainText(/receipt|demo/i);
});

test("GAP-68 too many messages get a plain refusal, and the typed text stays", async () => {
  const form = { name: "Ana", email: "ana@example.com", message: "Hello, it is me again" };
  let answer = await visitor.post("/contact", form);
  for (let times = 0; times < 5 && answer.status === 303; times += 1) {
    answer = await visitor.post("/contact", form);
  }
  expect(answer.status).toBe(429);
  const text = await answer.text();
  expect(text).toContain("You have sent several messages within the last hour.");
  expect(text).toContain("Hello, it is me again");
});

test("guessing passwords from one address ends in a plain message with status 429, whatever the cookies and headers", async () => {
  const guessing = (guess: number) =>
    fetch(`${server.url}/login`, {
      method: "POST",
      headers: { "X-Forwarded-For": `198.51.100.${guess}`, "X-Client-IP": `10.0.0.${guess}` },
      body: new URLSearchParams({ email: `ana${guess}@example.com`, password: `guess ${guess}` }),
      redirect: "manual",
    });
  let answer = await guessing(0);
  // A window of time allows thirty, and the next window may begin during the loop.
  for (let guess = 1; guess <= 60 && answer.status !== 429; guess += 1) {
    answer = await guessing(guess);
  }
  expect(answer.status).toBe(429);
  const page = await answer.text();
  expect(page).toContain("Too many attempts. Please try again later.");
  expect(page, "what was typed stays").toMatch(/value="ana\d+@example\.com"/);
});

test("every line of the log is JSON, also after a visitor's mistake", async () => {
  const path = "/auth/passkey/verify-authentication";
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(server.url + path, { method: "POST", body: "{bad", headers });
  expect(answer.status).toBe(400);
  await expect.poll(server.log).toContain(path);
  const lines = server
    .log()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: "started",
      version: expect.any(String),
      commit: expect.any(String),
    }),
  );
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});
