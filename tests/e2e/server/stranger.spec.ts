import { once } from "node:events";
import { connect } from "node:net";
import { type OwnServer, startServer } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { sandboxDoors } from "./sandbox-doors.ts";

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

let server: OwnServer;
const metricsToken = "known-to-the-watchers";

/** As a stranger deploys it: a database of its own, without demo data and without any key. */
test.beforeAll(async () => {
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    LOG_LEVEL: "info",
    METRICS_TOKEN: metricsToken,
  });
});
test.afterAll(() => server?.stop());

test("a new server has no sandbox pages", async ({ request }) => {
  for (const door of sandboxDoors) {
    expect((await request.get(server.url + door)).status(), door).toBe(404);
    const form = { email: "somebody@example.com" };
    const posted = await request.post(server.url + door, { form });
    expect([404, 405], door).toContain(posted.status());
  }
});

test("a new server refuses events of a payment provider and reveals nothing", async ({
  request,
}) => {
  const event = JSON.stringify({ id: "evt_1", type: "customer.subscription.created" });
  const answer = await request.post(`${server.url}/webhooks/stripe`, {
    data: event,
    headers: { "Stripe-Signature": "t=1,v1=00" },
  });
  expect(answer.status()).toBe(503);
  const checkout = await request.post(`${server.url}/functions/stripe-checkout`, {
    data: { price_id: "elite_yearly" },
  });
  expect(checkout.status()).toBe(401);
});

test("a new server has no demo account and no demo races", async ({ request }) => {
  expect(server.log()).toContain("Dorsal is ready at");
  expect(server.log()).not.toContain("demo data");
  for (const address of ["/", "/races", "/sitemaps/pages.xml", "/login"]) {
    const body = await (await request.get(server.url + address)).text();
    expect(body, address).not.toMatch(/@dorsal\.test|dorsal-demo|demo account/i);
  }
  const feed = await (await request.get(`${server.url}/races.ics`)).text();
  expect(feed).not.toContain("BEGIN:VEVENT");
});

test("HOME-16 HOME-18 without races three cards announce races", async ({ page }) => {
  await page.goto(server.url);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Races Coming Soon" })).toHaveCount(3);
  const browse = main.getByRole("link", { name: "Browse All Races" });
  await expect(browse).toHaveCount(3);
  await expect(main.getByRole("definition").first()).toHaveText("0+");
  await expect(main.getByText("Popular locations")).toHaveCount(0);
  const types = main.getByLabel("Race type").locator("option");
  await expect(types).toHaveText(["All Race Types"]);
  await expectAccessible(page);
  await browse.first().click();
  await expect(page).toHaveURL(`${server.url}/races`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("HOME-10 without races the city box opens and says that it is empty", async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: /^City/ }).click();
  await page.getByPlaceholder("Search cities...").fill("x");
  await expect(page.getByText("No cities found")).toBeVisible();
});

test("a page is rendered once for all visitors, and no request can change that", async ({
  request,
}) => {
  const misses = async () => {
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const metrics = await request.get(`${server.url}/metrics`, { headers });
    expect(metrics.headers()["content-type"]).toContain("text/plain; version=0.0.4");
    const text = await metrics.text();
    return Number(/page_cache_requests_total\{result="miss"\} (\d+)/.exec(text)?.[1]);
  };
  const address = `${server.url}/organizers`;
  const first = await request.get(address);
  const before = await misses();
  const again = await request.get(address);
  expect(await again.text()).toBe(await first.text());
  expect(again.headers()["x-request-id"]).not.toBe(first.headers()["x-request-id"]);
  expect(await misses()).toBe(before);

  const { etag = "" } = first.headers();
  const known = await request.get(address, { headers: { "If-None-Match": etag } });
  expect(known.status()).toBe(304);
  expect((await known.body()).byteLength).toBe(0);
  expect(again.headers()["cache-control"]).toBe("private, no-cache");

  const signedIn = { Cookie: "dorsal.session_token=somebody" };
  await request.get(address, { headers: signedIn });
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
    const posted = await request.post(server.url + path, { form, maxRedirects: 0 });
    expect(posted.status(), path).toBeLessThan(500);
  }
  const posted = await misses();
  await request.get(address);
  expect(await misses(), "the page is still kept").toBe(posted);
});

test("without a configured address each host has its own pages", async ({ request }) => {
  const asked = await request.get(server.url, { headers: { Host: "other.example" } });
  expect(await asked.text()).toContain('href="http://other.example/"');
  expect(await (await request.get(server.url)).text()).not.toContain("other.example");
  for (const host of ["other.example/path", "a b", '"><script>']) {
    const response = await request.get(`${server.url}/about`, { headers: { Host: host } });
    expect(response.status(), host).toBe(400);
  }
});

test("each request is one log line without personal addresses", async ({ request }) => {
  const response = await request.get(`${server.url}/races?q=somebody-secret`, {
    headers: { Cookie: "dorsal.session_token=top-secret", Authorization: "Bearer top-secret" },
  });
  const id = response.headers()["x-request-id"];
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

test("an incomplete body is not a server error", async ({ request }) => {
  // Before that, a write waits for the jobs and its body is not read yet.
  const ready = () => request.get(`${server.url}/readyz`);
  await expect.poll(async () => (await ready()).status()).toBe(200);
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

test("without keys Google sign-in is not offered, and its addresses return with a message", async ({
  request,
}) => {
  for (const path of ["/login", "/signup"]) {
    const page = await (await request.get(server.url + path)).text();
    expect(page, path).not.toContain("/login/google");
  }
  const answer = await request.get(`${server.url}/login/google?from=%2Fraces`);
  expect(answer.url()).toBe(`${server.url}/login?from=%2Fraces&failure=google-unavailable`);
  expect(await answer.text()).toContain("Sign-in with Google is not available here.");
});

test("without mail no page promises a mailed link, and the address stays", async ({ request }) => {
  const email = "ana@example.com";
  const secret = { password: "a secret", confirmation: "a secret" };
  for (const [path, form] of Object.entries({ "/signup": secret, "/forgot-password": {} })) {
    const answer = await request.post(server.url + path, { form: { email, ...form } });
    const page = await answer.text();
    expect(page, path).toContain(
      "This site cannot send mail at the moment, so the link cannot reach you. Please try again later.",
    );
    expect(page, path).toContain(`value="${email}"`);
  }
});

test("GAP-68 without mail a message is still accepted, and no receipt is promised", async ({
  page,
}) => {
  await page.goto(`${server.url}/contact`);
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Message").fill("Is anybody there?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  await expect(page.getByRole("main")).toContainText("We answer to your address.");
  await expect(page.getByRole("main")).not.toContainText(/receipt|demo/i);
});

test("GAP-68 too many messages get a plain refusal, and the typed text stays", async ({
  request,
}) => {
  const form = { name: "Ana", email: "ana@example.com", message: "Hello, it is me again" };
  let answer = await request.post(`${server.url}/contact`, { form, maxRedirects: 0 });
  for (let times = 0; times < 5 && answer.status() === 303; times += 1) {
    answer = await request.post(`${server.url}/contact`, { form, maxRedirects: 0 });
  }
  expect(answer.status()).toBe(429);
  const text = await answer.text();
  expect(text).toContain("You have sent several messages within the last hour.");
  expect(text).toContain("Hello, it is me again");
});

test("guessing from one address ends in a plain message with status 429, whatever the cookies and headers", async ({
  request,
}) => {
  const guessing = async (guess: number) => {
    const form = { email: `ana${guess}@example.com`, password: `guess ${guess}` };
    const headers = { "X-Forwarded-For": `198.51.100.${guess}`, "X-Client-IP": `10.0.0.${guess}` };
    return request.post(`${server.url}/login`, { form, headers, maxRedirects: 0 });
  };
  let answer = await guessing(0);
  // Thirty are allowed in a window of time, and another one may begin meanwhile.
  for (let guess = 1; guess <= 60 && answer.status() !== 429; guess += 1) {
    answer = await guessing(guess);
  }
  expect(answer.status()).toBe(429);
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
