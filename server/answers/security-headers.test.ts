import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "#services/config.ts";
import { scriptMark, secureDocument } from "./content-security-policy.ts";
import { documentRules, securityHeaders } from "./security-headers.ts";

const noRules = { appUrl: null, trustedProxies: null };
const alone = securityHeaders(noRules, null);
const provided = securityHeaders(noRules, "https://frame.example");

const marked = `nonce="${scriptMark}"`;

function hashOf(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

test("exactly the product's own inline scripts are allowed, by their hashes", () => {
  const first = 'window.a = "<b>";\n\t';
  const second = 'import "/assets/x.js"';
  const { policy } = secureDocument(
    `<script ${marked}>${first}</script><p></p><script ${marked} type="module">${second}</script>`,
    alone.page,
  );
  expect(policy).toContain(`script-src 'self' ${hashOf(first)} ${hashOf(second)};`);
});

test("a script that got into the page in another way is not allowed", () => {
  const { policy } = secureDocument(
    '<script>alert(1)</script><script nonce="guess">alert(2)</script><script>alert(3)</script>',
    alone.page,
  );
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("sha256-");
});

test("the mark never leaves the server", () => {
  const { html } = secureDocument(
    `<link rel="modulepreload" href="/a.js" ${marked}/><script ${marked}>1</script>`,
    alone.page,
  );
  expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script>1</script>');
});

test("pages can be framed by nobody and forms go to nobody else", () => {
  const { policy } = secureDocument("<p></p>", alone.page);
  for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "object-src 'none'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
});

test("TLS is insisted on only where browsers come by it", () => {
  const sts = (env: Record<string, string>) =>
    "Strict-Transport-Security" in securityHeaders(readConfig(env), null).every;
  expect(sts({ APP_URL: "https://dorsal.example" })).toBe(true);
  expect(sts({ TRUST_PROXY: "1" })).toBe(true);
  expect(sts({ APP_URL: "http://localhost:3000", TRUST_PROXY: "1" })).toBe(false);
  expect(sts({})).toBe(false);
});

/** What routes could declare. */
const routes = [
  { pattern: "services", handle: {} },
  { pattern: "coach-sessions/:id", handle: { framedBy: "site" } as const },
  { pattern: "widgets/race/:id", handle: { framedBy: "everyone" } as const },
];

const policyOf = (path: string, headers = alone) =>
  secureDocument("<p></p>", documentRules(headers, routes)(path)).policy;

test("VC-11 pages frame our own room, the provider's where there is one, and nothing else", () => {
  expect(policyOf("/services")).toContain("frame-src 'self';");
  expect(policyOf("/services", provided)).toContain("frame-src 'self' https://frame.example;");
  expect(policyOf("/coach-sessions/1", provided)).toContain("frame-src 'none';");
});

test("only the room of the built-in coach is framed, and only by our own pages", () => {
  expect(policyOf("/coach-sessions/1")).toContain("frame-ancestors 'self';");
  expect(alone.every["X-Frame-Options"]).toBe("DENY");
  expect(alone.page.headers).not.toHaveProperty("X-Frame-Options");
  expect(alone.room.headers["X-Frame-Options"]).toBe("SAMEORIGIN");
  for (const path of [
    "/",
    "/services",
    "/coach-sessions",
    "/dashboard/coach-sessions/1",
    "/widgets",
    "/widgets/race",
    "/widgets/race/1/rating",
    "/x/widgets/race/1",
    "/x/coach-sessions/",
  ]) {
    expect(policyOf(path), path).toContain("frame-ancestors 'none';");
  }
});

test("GAP-25 a document allows what a session uses, to us and to the provider's frame alone", () => {
  const permissions = (headers = alone) => headers.page.headers["Permissions-Policy"] ?? "";
  for (const name of [
    "camera",
    "microphone",
    "display-capture",
    "fullscreen",
    "autoplay",
    "speaker-selection",
  ]) {
    expect(permissions(), name).toContain(`${name}=(self)`);
    expect(permissions(provided), name).toContain(`${name}=(self "https://frame.example")`);
    expect(provided.room.headers["Permissions-Policy"], name).toContain(`${name}=(self)`);
  }
  expect(permissions(provided)).toContain("geolocation=(self),");
  for (const name of ["payment", "usb"]) {
    expect(permissions(provided), name).toContain(`${name}=()`);
  }
  expect(provided.every["Permissions-Policy"]).toContain("camera=(), microphone=()");
});
