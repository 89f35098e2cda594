import { expect, test } from "vitest";
import { securityHeaders } from "../answers/security-headers.ts";
import { keepPage } from "./keep-page.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0" };

function keep(headers: Record<string, string>, status = 200, kind: "page" | "widget" = "page") {
  const response = new Response("x".repeat(2000), { status, headers });
  const security = securityHeaders({ appUrl: null, trustedProxies: null }, "https://frame.example");
  return keepPage(response, { every: security.every, rules: security[kind] }, "races");
}

test("only a good public answer for everybody is kept", async () => {
  expect(await keep(html)).not.toBeNull();
  expect(await keep(html, 404)).toBeNull();
  expect(await keep({ ...html, "Cache-Control": "private, no-cache" })).toBeNull();
  expect(await keep({ "Content-Type": "text/html" })).toBeNull();
  expect(await keep({ ...html, "Set-Cookie": "units=mi" })).toBeNull();
  expect(await keep({ ...html, "Content-Type": "text/event-stream" })).toBeNull();
  expect(await keep({ ...html, "Content-Type": "audio/mpeg" })).toBeNull();
  expect(
    await keep({ ...html, "Content-Type": "image/webp", "Accept-Ranges": "bytes" }),
  ).toBeNull();
});

test("browsers ask again for documents, and keep pictures as their route says", async () => {
  const page = new Headers((await keep(html))?.headers.map(([name, value]) => [name, value]));
  expect(page.get("cache-control")).toBe("private, no-cache");
  expect(page.get("vary")).toContain("Cookie");
  expect(page.get("x-frame-options")).toBe("DENY");
  expect(page.get("permissions-policy")).toContain('camera=(self "https://frame.example")');
  expect(page.get("content-security-policy")).toContain("script-src 'self';");

  const forever = { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" };
  const picture = new Headers((await keep(forever))?.headers.map(([name, value]) => [name, value]));
  expect(picture.get("cache-control")).toBe("public, max-age=86400");
  expect(picture.get("vary")).toBeNull();
  expect(picture.get("permissions-policy")).toContain("camera=()");
});

test("a widget may be framed by any site and kept by any cache, and runs no script of its own", async () => {
  const { headers = [] } = (await keep(html, 200, "widget")) ?? {};
  const widget = new Headers(headers.map(([name, value]) => [name, value]));
  expect(widget.get("cache-control")).toBe(html["Cache-Control"]);
  expect(widget.get("vary")).not.toContain("Cookie");
  expect(widget.get("x-frame-options")).toBeNull();
  expect(widget.get("content-security-policy")).toContain("frame-ancestors *;");
  expect(widget.get("permissions-policy")).toContain("camera=()");
});
