import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { afterAll, expect, test } from "vitest";
import type { Handle } from "#routes/handle.ts";
import { dropPages } from "#services/context.ts";
import { askRaw } from "../tests/support/programs/raw-request.ts";
import { aRunning } from "../tests/support/running.ts";
import { createStopping } from "./lifecycle/stopping.ts";
import { createListener } from "./listener.ts";
import { declaredRoutes } from "./routes.ts";

let rendered = 0;
const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public" };

/** Settled when the client of the event stream has gone. */
const disconnected = Promise.withResolvers<void>();

/** A product of a few resource routes, in the shape of the router's build. */
const build = {
  entry: {
    module: {
      default: async (_: Request, status: number) => new Response("document", { status }),
      handleError: () => {},
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    page: route(
      "page",
      () => new Response(`page ${++rendered} ${"x".repeat(2000)}`, { headers: html }),
    ),
    mine: route("mine", () => new Response("mine", { headers: { "Content-Type": "text/html" } })),
    "coach-sessions/:id": route(
      "coach-sessions/:id",
      () => new Response("room", { headers: { "Content-Type": "text/html" } }),
      { framedBy: "site" },
    ),
    echo: route("echo", async ({ request }) => Response.json((await request.text()).length)),
    review: route("review", ({ context }) => {
      dropPages(context);
      return new Response("thanks");
    }),
    where: route("where", ({ request }) => new Response(request.url)),
    fails: route("fails", () => new Response(null, { status: 500 })),
    events: route("events", ({ request }) => {
      const events = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("data: 1\n\n"));
          request.signal.addEventListener("abort", () => disconnected.resolve());
        },
      });
      return new Response(events, { headers: { "Content-Type": "text/event-stream" } });
    }),
  },
  assets: {
    version: "1",
    entry: { module: "", imports: [] },
    routes: { page: { id: "page" }, mine: { id: "mine" } },
    url: "",
  },
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
} as unknown as ServerBuild;

type Answer = (args: {
  request: Request;
  context: RouterContextProvider;
}) => Response | Promise<Response>;

function route(path: string, answer: Answer, handle: Handle = {}) {
  return { id: path, path, parentId: "root", module: { loader: answer, action: answer, handle } };
}

async function serve(env: Record<string, string> = {}) {
  const running = aRunning(env, {
    ready: async () => ({ database: true, jobs: false, disk: true }),
  });
  const source = {
    handle: createRequestHandler(build, "production"),
    config: () => running.config,
    startup: async () => running,
    routes: declaredRoutes(build),
    openStatic: () => () => false,
    before: (_request: unknown, _response: unknown, next: () => void) => next(),
    close: async () => {},
  };
  const server = createServer();
  const stopping = createStopping(server);
  server.on("request", createListener({ source, running, stopping, isDevelopment: false }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const port = await serve();
const origin = `http://127.0.0.1:${port}`;

/** The first line of the answer to a raw request. */
const rawAsk = async (head: string) => (await askRaw(port, head)).line;

test("an anonymous page is answered again without rendering, until what everybody sees has changed", async () => {
  const first = await fetch(`${origin}/page`);
  const again = await fetch(`${origin}/page`);
  expect(await again.text()).toBe(await first.text());
  expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(again.headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(again.headers.get("content-encoding")).toBe("gzip");

  const etag = again.headers.get("etag") ?? "";
  const known = await fetch(`${origin}/page`, { headers: { "If-None-Match": etag } });
  expect(known.status).toBe(304);

  await fetch(`${origin}/echo`, { method: "POST", body: "a" });
  const kept = await fetch(`${origin}/page`, { headers: { "If-None-Match": etag } });
  expect(kept.status, "nothing that everybody sees").toBe(304);

  await fetch(`${origin}/review`, { method: "POST" });
  const fresh = await fetch(`${origin}/page`, { headers: { "If-None-Match": etag } });
  expect(fresh.status).toBe(200);
});

test("the routes of a page's links are kept by browsers for ever, and cost a signed-in person no session", async () => {
  const ask = (version: string) =>
    fetch(`${origin}/__manifest?paths=%2Fpage%2C%2Fmissing&version=${version}`, {
      headers: { Cookie: "dorsal.session_token=x" },
    });
  const answer = await ask("1");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.json()).toEqual({ page: { id: "page" } });

  const older = await ask("0");
  expect(older.status, "its browser loads the document that it goes to").toBe(204);
  expect(older.headers.get("x-remix-reload-document")).toBe("true");
});

test("the room of a coach is framed by our own pages, and a kept page frames it", async () => {
  const of = async (path: string) => (await fetch(`${origin}${path}`)).headers;
  const room = await of("/coach-sessions/1");
  expect(room.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(room.get("x-frame-options")).toBe("SAMEORIGIN");
  await of("/page");
  const page = await of("/page");
  expect(page.get("content-security-policy")).toContain("frame-src 'self';");
  expect(page.get("permissions-policy")).toContain("camera=(self)");
  expect(page.get("x-frame-options")).toBe("DENY");
});

test("an address with slashes at its end leads to the one without", async () => {
  const ask = (path: string) => fetch(`${origin}${path}`, { redirect: "manual" });
  for (const [path, one] of [
    ["/page/", "/page"],
    ["/page//?new=1", "/page?new=1"],
    ["//evil.example//", "/evil.example"],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, one]);
  }
  expect((await ask("/page")).status).toBe(200);
});

test("a signed-in person never gets a page from the cache", async () => {
  await fetch(`${origin}/page`);
  const before = rendered;
  const own = await fetch(`${origin}/page`, { headers: { Cookie: "dorsal.session_token=x" } });
  await own.text();
  expect(rendered).toBe(before + 1);
  expect(own.headers.get("cache-control")).toBe("private, no-cache");
});

test("many who ask for the same new page at once cost one rendering", async () => {
  const before = rendered;
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/page?new=1`)));
  expect(rendered).toBe(before + 1);
});

test("a page that its route does not call public is never kept", async () => {
  const answer = await fetch(`${origin}/mine`);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("etag")).toBeNull();
});

test("a form from another website is refused, by resource routes too", async () => {
  const send = (from: string) =>
    fetch(`${origin}/echo`, { method: "POST", body: "abc", headers: { Origin: from } });
  expect((await send("http://evil.example")).status).toBe(403);
  expect(await (await send(origin)).json()).toBe(3);
});

test("a body over 512 kB is refused with a sentence, announced or not", async () => {
  const big = "x".repeat(512 * 1024 + 1);
  const announced = await fetch(`${origin}/echo`, { method: "POST", body: big });
  expect(announced.status).toBe(413);
  expect(await announced.text()).toBe("That is too large: at most 512 kB can be sent at once.");
  const chunks = (body: string) =>
    new Promise<number>((resolve, reject) => {
      const sending = ask({ port, path: "/echo", method: "POST" }, (answer) => {
        void text(answer).then(() => resolve(answer.statusCode ?? 0));
      });
      sending.on("error", reject);
      sending.setHeader("Transfer-Encoding", "chunked");
      sending.end(body);
    });
  expect(await chunks(big)).toBe(413);
  expect(await chunks("x".repeat(500_000))).toBe(200);
});

test("an event reaches the browser while its stream goes on, and the route hears it leave", async () => {
  const leaving = new AbortController();
  const events = await fetch(`${origin}/events`, { signal: leaving.signal });
  expect(events.headers.get("content-encoding")).toBeNull();
  const first = await events.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe("data: 1\n\n");
  leaving.abort();
  await disconnected.promise;
});

test("an empty failure gets a sentence with the number of the request", async () => {
  const failed = await fetch(`${origin}/fails`);
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain(failed.headers.get("x-request-id"));
});

test("the router sees the public address behind a proxy", async () => {
  const behind = await serve({ APP_URL: "https://dorsal.example" });
  const seen = await fetch(`http://127.0.0.1:${behind}/where?a=1`);
  expect(await seen.text()).toBe("https://dorsal.example/where?a=1");
  expect(seen.headers.get("strict-transport-security")).toContain("max-age=");
});

test("health tells the process apart from what it needs", async () => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ status: "unavailable", database: true, jobs: false });
});

test("figures are for those who have the token, and for nobody without one", async () => {
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  const guarded = `http://127.0.0.1:${await serve({ METRICS_TOKEN: "0123456789abcdef" })}`;
  expect((await fetch(`${guarded}/metrics`)).status).toBe(404);
  for (let visit = 1; visit <= 2; visit += 1) await (await fetch(`${guarded}/page`)).text();
  const bearer = { Authorization: "Bearer 0123456789abcdef" };
  const figures = await fetch(`${guarded}/metrics`, { headers: bearer });
  expect(await figures.text()).toContain('page_cache_requests_total{result="hit"} 1');
});

test("junk is refused and never breaks anything", async () => {
  const last = "\r\nHost: a\r\nConnection: close";
  const answers = {
    GARBAGE: "HTTP/1.1 400 Bad Request",
    [`GET /\0 HTTP/1.1${last}`]: "HTTP/1.1 400 Bad Request",
    "GET /where HTTP/1.1\r\nHost: ev il\r\nConnection: close": "HTTP/1.1 400 Bad Request",
    "GET /where HTTP/1.1\r\nConnection: close": "HTTP/1.1 400 Bad Request",
    [`GET https:// HTTP/1.1${last}`]: "HTTP/1.1 400 Bad Request",
    [`OPTIONS * HTTP/1.1${last}`]: "HTTP/1.1 400 Bad Request",
    [`TRACE /where HTTP/1.1${last}`]: "HTTP/1.1 405 Method Not Allowed",
    [`GET http://evil.example/where HTTP/1.1${last}`]: "HTTP/1.1 200 OK",
    [`GET /%E0%A4%A HTTP/1.1${last}`]: "HTTP/1.1 404 Not Found",
    [`GET /where?q=${"%ff".repeat(3000)} HTTP/1.1${last}`]: "HTTP/1.1 200 OK",
    [`GET /where HTTP/1.1\r\nX: ${"x".repeat(20_000)}${last}`]:
      "HTTP/1.1 431 Request Header Fields Too Large",
  };
  for (const [head, answer] of Object.entries(answers)) {
    expect(await rawAsk(head), head.slice(0, 60)).toBe(answer);
  }
});
