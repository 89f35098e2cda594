import { connect } from "node:net";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { askAsHost } from "./claimed-host.ts";

/** Sends raw bytes and returns the first line of the answer. */
function rawAsk(origin: string, head: string): Promise<string> {
  const { hostname, port } = new URL(origin);
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

/** A document may become the page of a session by client-side navigation; nothing else opens a camera. */
const cameraFor = (contentType = "") =>
  contentType.startsWith("text/html") ? "camera=(self)" : "camera=()";

for (const [what, { address, status }] of Object.entries(answers)) {
  test(`${what} has the security headers`, async ({ visitor }) => {
    const response = await visitor.fetch(address);
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining(cameraFor(headers["content-type"])),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["strict-transport-security"], "not without TLS").toBeUndefined();
  });
}

test("every document's policy blocks foreign and inline scripts", async ({ visitor }) => {
  for (const address of ["/", "/races", "/privacy", "/nowhere"]) {
    const response = await visitor.fetch(address);
    const policy = response.headers.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, address).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'self'", "object-src 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(await response.text()).not.toMatch(/<script[^>]* nonce=/);
  }
});

test("a form from another website changes nothing", async () => {
  const { origin } = await openSite();
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "not an origin" },
    { Origin: origin.replace("127.0.0.1", "localhost") },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  const send = (address: string, headers: Record<string, string>) =>
    fetch(origin + address, {
      method: "POST",
      headers,
      body: new URLSearchParams({ unit: "mi", to: "/" }),
      redirect: "manual",
    });
  for (const headers of foreign) {
    for (const address of ["/units", "/about", "/units.data"]) {
      const response = await send(address, headers);
      expect(response.status, `${address} ${JSON.stringify(headers)}`).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.text()).toContain(
        "This form was sent from another website, so nothing was changed.",
      );
    }
  }
  expect((await send("/units", { Origin: origin })).status).toBe(303);
});

test("too large a form is refused with one message, for programs and for people", async ({
  visitor,
}) => {
  const sentence = "That is too large: at most 512 kB can be sent at once.";
  const send = (accept: string) =>
    visitor.fetch("/units", {
      method: "POST",
      headers: { accept },
      body: new URLSearchParams({ unit: "km", to: "x".repeat(1024 * 1024) }),
    });
  const plain = await send("*/*");
  expect(plain.status).toBe(413);
  expect(await plain.text()).toBe(sentence);
  const page = await send("text/html");
  expect(page.status).toBe(413);
  expect(await page.text()).toMatch(new RegExp(`<h1 style="[^"]*">${sentence}</h1>`));
});

test("HEAD answers as GET does, without a body", async ({ visitor }) => {
  for (const address of ["/", "/races", "/nowhere", "/favicon.svg", "/robots.txt", "/healthz"]) {
    const get = await visitor.fetch(address);
    const head = await visitor.fetch(address, { method: "HEAD" });
    expect(head.status, address).toBe(get.status);
    expect(head.headers.get("content-type"), address).toBe(get.headers.get("content-type"));
    expect((await head.arrayBuffer()).byteLength, address).toBe(0);
  }
});

test("HEAD of a feed that nobody has read yet names its ETag", async ({ visitor }) => {
  for (const feed of ["/blog/feed.xml", "/podcasts/feed.xml"]) {
    const address = `${feed}?nobody=yet`;
    const head = await visitor.fetch(address, { method: "HEAD" });
    expect(head.headers.get("etag"), feed).toMatch(/^(?:W\/)?".+"$/);
    expect((await head.arrayBuffer()).byteLength, feed).toBe(0);
    const get = await visitor.fetch(address);
    expect([get.status, get.headers.get("etag")]).toEqual([200, head.headers.get("etag")]);
    expect(await get.text(), feed).toContain("<rss");
  }
});

test("files named by their content are cached permanently, others are revalidated", async ({
  visitor,
}) => {
  const html = await (await visitor.fetch("/")).text();
  const [asset = ""] = /\/assets\/[^"\s]+\.js/.exec(html) ?? [];
  const kept = await visitor.fetch(asset, { headers: { "Accept-Encoding": "br" } });
  expect(kept.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(kept.headers.get("content-encoding")).toBe("br");
  const icon = await visitor.fetch("/favicon.svg");
  const etag = icon.headers.get("etag") ?? "";
  const again = await visitor.fetch("/favicon.svg", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect((await visitor.fetch(asset.replace(/\.js$/, ".js.map"))).status).toBe(404);
});

test("monitoring can read whether the server is alive and ready", async ({ visitor }) => {
  const health = await visitor.fetch("/healthz");
  expect(await health.json()).toEqual({ status: "ok" });
  expect(health.headers.get("cache-control")).toBe("no-store");
  const ready = await visitor.fetch("/readyz");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: "ok", database: true, jobs: true, disk: true });
  expect((await visitor.fetch("/metrics")).status, "without a token").toBe(404);
});

test("a page does not repeat the claimed host of a request, nor cache it", async ({ visitor }) => {
  const asked = await askAsHost(`${visitor.origin}/`, "evil.example");
  expect(asked.body).not.toContain("evil.example");
  expect(await (await visitor.fetch("/")).text()).not.toContain("evil.example");
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
  test(`${what} is refused with ${status}`, async ({ visitor }) => {
    expect(await rawAsk(visitor.origin, head)).toContain(` ${status} `);
    expect((await visitor.fetch("/healthz")).status).toBe(200);
  });
}
