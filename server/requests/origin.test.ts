import { expect, test } from "vitest";
import { readConfig } from "#services/config.ts";
import { isFromThisMachine, namesThisSite, type OriginRules } from "./origin.ts";

const plain = readConfig({});

const asked = (
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  rules: OriginRules = plain,
) =>
  isFromThisMachine(
    { socket: { remoteAddress }, headers: { host: "localhost:3000", ...headers } },
    rules,
  );

test("who asks at the machine of the server is known by both addresses", () => {
  for (const peer of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "localhost"]) {
      expect(asked(peer, { host }), `${peer} ${host}`).toBe(true);
    }
  }
});

test("who comes through a network, a proxy or by another name asks from elsewhere", () => {
  for (const peer of [
    "192.0.2.1",
    "172.17.0.1",
    "2001:db8::1",
    "::ffff:192.0.2.1",
    "",
    undefined,
  ]) {
    expect(asked(peer), String(peer)).toBe(false);
  }
  for (const name of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"]) {
    expect(asked("127.0.0.1", { [name]: "192.0.2.1" }), name).toBe(false);
  }
  for (const host of [
    "evil.example",
    "127.0.0.1.evil.example:3000",
    "",
    "localhost.evil.example",
  ]) {
    expect(asked("127.0.0.1", { host }), host).toBe(false);
  }
});

test("behind a proxy that says nothing of its visitors nobody is taken to be at the machine", () => {
  const by = (env: Record<string, string>) => asked("127.0.0.1", {}, readConfig(env));
  expect(by({ TRUST_PROXY: "1" })).toBe(false);
  expect(by({ APP_URL: "https://dorsal.example" })).toBe(false);
  expect(by({ APP_URL: "http://localhost:3000" })).toBe(true);
});

const configured = readConfig({ APP_URL: "https://dorsal.example" });
const proxied = readConfig({ APP_URL: "https://dorsal.example", TRUST_PROXY: "1" });

const named = (headers: Record<string, string>, rules = configured, remoteAddress = "10.0.0.1") =>
  namesThisSite({ socket: { remoteAddress }, headers }, rules);

test("with a public address only its name is right, however it is written", () => {
  for (const host of ["dorsal.example", "Dorsal.Example", "dorsal.example:443"]) {
    expect(named({ host }), host).toBe(true);
  }
  for (const host of [
    "evil.example",
    "dorsal.example.evil.example",
    "www.dorsal.example",
    "dorsal.example:8443",
    "dorsal.example:80",
    "dorsal.example.",
    "x@dorsal.example",
    "evil.example#dorsal.example",
    "evil.example/://dorsal.example",
    "dorsal.example/",
    "dorsal.example, evil.example",
    "10.0.0.2:3000",
    "localhost",
  ]) {
    expect(named({ host }), host).toBe(false);
  }
  expect(named({}), "HTTP/1.0 needs no name").toBe(true);
  expect(named({ host: "evil.example" }, plain), "without a public address").toBe(true);
});

test("a proxy that is trusted may name the site, and nobody else", () => {
  const forwarded = { host: "dorsal-1:3000", "x-forwarded-host": "dorsal.example" };
  expect(named(forwarded, proxied)).toBe(true);
  expect(named(forwarded, configured)).toBe(false);
  expect(named(forwarded, proxied, "192.0.2.1")).toBe(false);
  const evil = { host: "dorsal.example", "x-forwarded-host": "evil.example" };
  expect(named(evil, proxied)).toBe(false);
  expect(named(evil, configured), "it is not read").toBe(true);
});

test("names of the machine are right on the machine itself, for health checks", () => {
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
    expect(named({ host }, proxied, "127.0.0.1"), host).toBe(true);
    expect(named({ host }, proxied, "192.0.2.1"), host).toBe(false);
    expect(named({ host, "x-forwarded-for": "192.0.2.1" }, proxied, "127.0.0.1"), host).toBe(false);
  }
  expect(named({ host: "evil.example" }, proxied, "127.0.0.1")).toBe(false);
});
