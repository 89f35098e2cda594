import { connect } from "node:net";
import { expect, test } from "../support/test.ts";

/** Sends raw bytes and gives the first line of what comes back. */
function rawAsk(baseURL: string | undefined, head: string): Promise<string> {
  const { hostname, port } = new URL(String(baseURL));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(head, "latin1"));
    socket.once("data", (chunk) => {
      resolve(chunk.toString().split("\r\n", 1)[0] ?? "");
      socket.destroy();
    });
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The connection was closed without an answer.")));
  });
}

const answers = {
  "a page": { address: "/", status: 200 },
  "a page without scripts": { address: "/privacy", status: 200 },
  "a page that is missing": { address: "/nowhere", status: 404 },
  "data of a page": { address: "/_.data", status: 200 },
  "data of a page that is missing": { address: "/nowhere.data", status: 404 },
  "a file": { address: "/favicon.svg", status: 200 },
  "a picture": { address: "/covers/trail/a.svg", status: 200 },
  "a feed": { address: "/races.ics", status: 200 },
  "the sitemap": { address: "/sitemap.xml", status: 200 },
  "the state of the server": { address: "/healthz", status: 200 },
};

/** A document may turn into the page with a session; nothing else opens a camera. */
const cameraFor = (contentType = "") =>
  contentType.startsWith("text/html") ? "camera=(self)" : "camera=()";

for (const [what, { address, status }] of Object.entries(answers)) {
  test(`${what} has the security headers`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining(cameraFor(response.headers()["content-type"])),
    });
    expect(response.headers()["x-powered-by"]).toBeUndefined();
    expect(response.headers()["strict-transport-security"], "not without TLS").toBeUndefined();
  });
}

test("every document's policy blocks foreign and inline scripts", async ({ request }) => {
  for (const address of ["/", "/races", "/privacy", "/nowhere"]) {
    const response = await request.get(address);
    const policy = response.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, address).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'self'", "object-src 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(await response.text()).not.toMatch(/<script[^>]* nonce=/);
  }
});

test("an injected script does not run", async ({ browser }) => {
  // A page of its own: the refusal is reported in the console.
  const page = await browser.newPage();
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const injected =
      '<script>window.injected = 1</script><img src="x" onerror="window.injected = 2"><script src="https://evil.example/x.js"></script>';
    const body = (await response.text()).replace("</main>", `${injected}</main>`);
    await route.fulfill({ response, body });
  });
  const violations: string[] = [];
  page.on("console", (message) => violations.push(message.text()));
  await page.goto("/about");
  await expect.poll(() => violations.join("\n")).toMatch(/Executing inline script violates/);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  await page.close();
});

test("a form from another website changes nothing", async ({ request, baseURL }) => {
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "not an origin" },
    { Origin: String(baseURL).replace("127.0.0.1", "localhost") },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  for (const headers of foreign) {
    for (const address of ["/units", "/about", "/units.data"]) {
      const response = await request.post(address, {
        headers,
        form: { unit: "mi", to: "/" },
        maxRedirects: 0,
      });
      expect(response.status(), `${address} ${JSON.stringify(headers)}`).toBe(403);
      expect(response.headers()["set-cookie"]).toBeUndefined();
      expect(await response.text()).toContain(
        "This form was sent from another website, so nothing was changed.",
      );
    }
  }
  const own = await request.post("/units", {
    headers: { Origin: String(baseURL) },
    form: { unit: "mi", to: "/" },
    maxRedirects: 0,
  });
  expect(own.status()).toBe(303);
});

test("too large a form is refused with one message, for programs and for people", async ({
  request,
}) => {
  const form = { unit: "km", to: "x".repeat(1024 * 1024) };
  const sentence = "That is too large: at most 512 kB can be sent at once.";
  const plain = await request.post("/units", { form, headers: { Accept: "*/*" } });
  expect(plain.status()).toBe(413);
  expect(await plain.text()).toBe(sentence);
  const page = await request.post("/units", { form, headers: { Accept: "text/html" } });
  expect(page.status()).toBe(413);
  expect(await page.text()).toContain(`<h1>${sentence}</h1>`);
});

test("HEAD answers as GET does, without a body", async ({ request }) => {
  for (const address of ["/", "/races", "/nowhere", "/favicon.svg", "/robots.txt", "/healthz"]) {
    const get = await request.get(address);
    const head = await request.head(address);
    expect(head.status(), address).toBe(get.status());
    expect(head.headers()["content-type"], address).toBe(get.headers()["content-type"]);
    expect((await head.body()).byteLength, address).toBe(0);
  }
});

test("files named by their content are cached permanently, others are revalidated", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const [asset = ""] = /\/assets\/[^"\s]+\.js/.exec(html) ?? [];
  const kept = await request.get(asset);
  expect(kept.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(kept.headers()["content-encoding"]).toBe("br");
  const icon = await request.get("/favicon.svg");
  const { etag = "" } = icon.headers();
  const again = await request.get("/favicon.svg", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  expect((await request.get(asset.replace(/\.js$/, ".js.map"))).status()).toBe(404);
});

test("monitoring can read whether the server is alive and ready", async ({ request }) => {
  const health = await request.get("/healthz");
  expect(await health.json()).toEqual({ status: "ok" });
  expect(health.headers()["cache-control"]).toBe("no-store");
  await expect(async () => {
    const ready = await request.get("/readyz");
    expect(await ready.json()).toEqual({ status: "ok", database: true, jobs: true, disk: true });
    expect(ready.status()).toBe(200);
  }).toPass();
  expect((await request.get("/metrics")).status(), "without a token").toBe(404);
});

test("a page does not repeat the claimed host of a request, nor cache it", async ({ request }) => {
  const asked = await request.get("/", { headers: { Host: "evil.example" } });
  expect(await asked.text()).not.toContain("evil.example");
  expect(await (await request.get("/")).text()).not.toContain("evil.example");
});

const malformed = {
  "no request at all": ["nonsense\r\n\r\n", 400],
  "an unknown method": ["BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  "a method that nothing here takes": ["TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 405],
  "no host": ["GET / HTTP/1.1\r\n\r\n", 400],
  "two lengths": [
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
  ],
  "a header of 100 kB": [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, 431],
} as const;

for (const [what, [head, status]] of Object.entries(malformed)) {
  test(`${what} is refused with ${status}`, async ({ baseURL, request }) => {
    expect(await rawAsk(baseURL, head)).toContain(` ${status} `);
    expect((await request.get("/healthz")).status()).toBe(200);
  });
}
