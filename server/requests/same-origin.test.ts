import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "#services/config.ts";
import { type OriginRules, publicOrigin } from "./origin.ts";
import { isSameOrigin, underPublicOrigin } from "./same-origin.ts";

const direct = readConfig({});
const proxied = readConfig({ TRUST_PROXY: "1" });
const configured = readConfig({ APP_URL: "https://dorsal.example" });

function requestWith(headers: Record<string, string>, method = "POST") {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "127.0.0.1" });
  const request = new IncomingMessage(socket);
  request.method = method;
  Object.assign(request.headers, { host: "127.0.0.1:3000", ...headers });
  return request;
}

test("a form of our own pages may be sent, one of another website may not", () => {
  expect(isSameOrigin(requestWith({ origin: "http://127.0.0.1:3000" }), direct)).toBe(true);
  expect(isSameOrigin(requestWith({ origin: "http://evil.example" }), direct)).toBe(false);
  expect(isSameOrigin(requestWith({ origin: "http://127.0.0.1:3001" }), direct)).toBe(false);
  expect(isSameOrigin(requestWith({ origin: "null" }), direct)).toBe(false);
  expect(isSameOrigin(requestWith({ "sec-fetch-site": "cross-site" }), direct)).toBe(false);
  expect(isSameOrigin(requestWith({ "sec-fetch-site": "same-site" }), direct)).toBe(false);
  expect(isSameOrigin(requestWith({ "sec-fetch-site": "same-origin" }), direct)).toBe(true);
});

test("what is no browser has nobody's cookies and may come", () => {
  expect(isSameOrigin(requestWith({}), direct)).toBe(true);
});

test("behind a TLS proxy forms work by APP_URL, by trust, and without any setting", () => {
  const browser = { origin: "https://dorsal.example" };
  expect(isSameOrigin(requestWith(browser), configured)).toBe(true);
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "dorsal.example" };
  expect(isSameOrigin(requestWith({ ...browser, ...forwarded }), proxied)).toBe(true);
  expect(isSameOrigin(requestWith({ ...browser, host: "dorsal.example" }), direct)).toBe(true);
});

test("a form that came without TLS to a site with TLS is not our own, nor one of no website", () => {
  const host = "dorsal.example";
  const by = (origin: string, rules: OriginRules) =>
    isSameOrigin(requestWith({ host, origin, "x-forwarded-proto": "https" }), rules);
  for (const rules of [configured, proxied]) {
    expect(by("https://dorsal.example", rules)).toBe(true);
    expect(by("http://dorsal.example", rules)).toBe(false);
    expect(by("ftp://dorsal.example", rules)).toBe(false);
  }
});

test("with a public address only its own forms are, whatever name the request gives", () => {
  for (const origin of [
    "https://evil.example",
    "http://evil.example",
    "https://dorsal.example:8443",
    "https://x:y@dorsal.example",
    "https://dorsal.example/",
    "https://dorsal.example.evil.example",
    "http://127.0.0.1:3000",
    "null",
    "",
  ]) {
    const [host = ""] = /[^/]*$/.exec(origin) ?? [];
    const headers = { origin, host, "x-forwarded-host": host, "x-forwarded-proto": "https" };
    for (const trust of [{}, { TRUST_PROXY: "1" }]) {
      const rules = readConfig({ APP_URL: "https://dorsal.example", ...trust });
      expect(isSameOrigin(requestWith(headers), rules), origin).toBe(false);
    }
  }
  const named = requestWith({ origin: "https://dorsal.example", host: "127.0.0.1:3000" });
  expect(isSameOrigin(named, configured)).toBe(true);
});

test("credentials in an origin are refused, not read", () => {
  const sent = { host: "dorsal.example", origin: "https://x:y@dorsal.example" };
  for (const rules of [direct, proxied, configured]) {
    expect(isSameOrigin(requestWith(sent), rules)).toBe(false);
    const asked = new Request("http://dorsal.example/units", { method: "POST" });
    expect(underPublicOrigin(asked, requestWith(sent), rules)?.url).not.toContain("x:y");
  }
});

test("what a visitor says about proxies is not believed without trust", () => {
  const lie = { origin: "http://evil.example", "x-forwarded-host": "evil.example" };
  expect(isSameOrigin(requestWith(lie), direct)).toBe(false);
});

test("the public address is the configured one, else that of the request", () => {
  expect(publicOrigin(requestWith({}), configured)).toBe("https://dorsal.example");
  expect(publicOrigin(requestWith({}), direct)).toBe("http://127.0.0.1:3000");
  expect(publicOrigin(requestWith({ host: "ev il" }), direct)).toBeNull();
  expect(publicOrigin(requestWith({ host: "a/b@c" }), direct)).toBeNull();
  expect(publicOrigin(requestWith({ host: "" }), direct), "HTTP/1.0").toBe("http://localhost");
});

test("the router sees the address of the browser, and the body as it was sent", async () => {
  const incoming = requestWith({ origin: "https://dorsal.example", host: "dorsal.example" });
  const sent = new Request("http://dorsal.example/races?a=1", { method: "POST", body: "a=b" });
  const seen = underPublicOrigin(sent, incoming, direct);
  expect(seen?.url).toBe("https://dorsal.example/races?a=1");
  expect(await seen?.text()).toBe("a=b");
});
