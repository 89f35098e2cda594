import { expect, test } from "vitest";
import { isFromThisMachine, type OriginRules } from "./origin.ts";

const plain = { appUrl: null, trustProxy: false };

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
  expect(asked("127.0.0.1", {}, { ...plain, trustProxy: true })).toBe(false);
  expect(asked("127.0.0.1", {}, { ...plain, appUrl: "https://dorsal.example" })).toBe(false);
  expect(asked("127.0.0.1", {}, { ...plain, appUrl: "http://localhost:3000" })).toBe(true);
});
