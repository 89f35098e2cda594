import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { askRaw } from "../tests/support/programs/raw-request.ts";
import { aRunning } from "../tests/support/running.ts";
import { createStopping } from "./lifecycle/stopping.ts";
import { createListener } from "./listener.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public" };

/** A product whose pages say under which address they were asked, and one file; gives its port. */
async function serve(env: Record<string, string>): Promise<number> {
  const running = aRunning(env, {
    ready: async () => ({ database: true, jobs: true, disk: true }),
  });
  const source = {
    handle: async (request: Request) => new Response(request.url, { headers: html }),
    config: () => running.config,
    startup: async () => running,
    routes: [],
    openStatic: () => (request: IncomingMessage, response: ServerResponse) => {
      const isFile = request.url?.startsWith("/files/") ?? false;
      if (isFile) response.end("a file");
      return isFile;
    },
    before: (_request: unknown, _response: unknown, next: () => void) => next(),
    close: async () => {},
  };
  const server = createServer();
  const stopping = createStopping(server);
  server.on("request", createListener({ source, running, stopping, isDevelopment: false }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const site = "https://dorsal.example";

/** What an attacker, or a proxy that passes everything on, may write into the head of a request. */
const forgeries: Record<string, string>[] = [
  { Host: "evil.example" },
  { Host: "evil.example", Origin: "https://evil.example" },
  { Host: "evil.example", Origin: "http://evil.example" },
  { Host: "evil.example", Origin: site },
  { Host: "dorsal.example:8443", Origin: "https://dorsal.example:8443" },
  { Host: "dorsal.example", Origin: "https://evil.example" },
  { Host: "dorsal.example", Origin: "http://dorsal.example" },
  { Host: "dorsal.example", Origin: "https://x:y@dorsal.example" },
  { Host: "dorsal.example", Origin: "null" },
  { Host: "dorsal.example", Origin: site, "X-Forwarded-Host": "evil.example" },
  { Host: "dorsal.example", Origin: site, "X-Forwarded-Proto": "http" },
  { Host: "dorsal.example", Origin: site, "X-Forwarded-For": "192.0.2.1" },
  { Host: "dorsal.example", Origin: site, "X-Forwarded-Port": "8443" },
  { Host: "dorsal.example", Origin: site, "X-Original-URL": "https://evil.example/where" },
  { Host: "dorsal.example", Origin: site, "X-Rewrite-URL": "/evil" },
  { Host: "dorsal.example", Origin: site, Forwarded: "host=evil.example;proto=http" },
  { Host: "127.0.0.1:3000", Origin: "http://127.0.0.1:3000" },
  { Host: "127.0.0.1:3000", "X-Forwarded-For": "192.0.2.1" },
  { Host: "dorsal.example" },
];

test("with a public address no header changes where links lead: another name is refused, or not read", async () => {
  for (const TRUST_PROXY of ["0", "1"]) {
    const at = await serve({ APP_URL: site, TRUST_PROXY });
    for (const [method, target] of [
      ["GET", "/where"],
      ["POST", "/where"],
      ["POST", "http://evil.example/where"],
    ] as const) {
      for (const forgery of forgeries) {
        const heads = Object.entries(forgery).map(([name, value]) => `${name}: ${value}`);
        const head = [`${method} ${target} HTTP/1.1`, ...heads, "Connection: close"].join("\r\n");
        const { line, body } = await askRaw(at, head);
        if (line.includes("200")) expect(body, head).toContain(`${site}/where`);
        else expect(line, head).toMatch(/ (?:403|421) /);
        expect(body, head).not.toContain("evil");
      }
    }
  }
});

test("another name than the public one gets 421, from the cache and for files too", async () => {
  const at = await serve({ APP_URL: site });
  const lineOf = async (host: string, path = "/page") =>
    (await askRaw(at, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`)).line;
  expect(await lineOf("dorsal.example")).toBe("HTTP/1.1 200 OK");
  expect(await lineOf("dorsal.example:443"), "from the cache").toBe("HTTP/1.1 200 OK");
  expect(await lineOf("evil.example")).toBe("HTTP/1.1 421 Misdirected Request");
  expect(await lineOf("evil.example", "/files/app.js")).toBe("HTTP/1.1 421 Misdirected Request");
  for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) {
    expect(await lineOf(host), host).toBe("HTTP/1.1 200 OK");
  }
  const { body: sentence } = await askRaw(at, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close");
  expect(sentence).toBe(`This site is at ${site}.`);
  const browser = "GET / HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close";
  expect((await askRaw(at, browser)).body).toContain(`<a href="${site}">`);
  const spanish = (await askRaw(at, browser.replace("/", "/es/races"))).body;
  expect(spanish).toMatch(/<html lang="es" style="[^"]*">/);
  expect(spanish).toContain(`Este sitio está en ${site}.`);
  expect(spanish).toContain(`<a href="${site}/es">Inicio</a>`);
});

test("monitors may ask under any name, and with HTTP/1.0 under none", async () => {
  for (const APP_URL of ["", site]) {
    const at = await serve({ APP_URL });
    for (const path of ["/healthz", "/readyz"]) {
      for (const last of ["1.0", "1.1\r\nHost: dorsal-1:3000\r\nConnection: close"]) {
        for (const method of ["GET", "OPTIONS"]) {
          const { line } = await askRaw(at, `${method} ${path} HTTP/${last}`);
          expect(line, `${method} ${path}`).toBe("HTTP/1.1 200 OK");
        }
      }
    }
    const { line, body } = await askRaw(at, "GET /where HTTP/1.0");
    expect(line).toBe("HTTP/1.1 200 OK");
    expect(body).toBe(`${APP_URL || "http://localhost"}/where`);
  }
});
