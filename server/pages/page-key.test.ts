import { expect, test } from "vitest";
import { readConfig } from "#services/config.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { pageKey } from "./page-key.ts";

const direct = readConfig({});
const socket = { remoteAddress: "10.0.0.1" };

function keyOf(url: string, headers: Record<string, string> = {}, method = "GET", rules = direct) {
  const request = { method, url, socket, headers: { host: "dorsal.example", ...headers } };
  return pageKey(request, rules, lengthUnitOf);
}

test("the order of different parameters does not make another page", () => {
  expect(keyOf("/races?b=2&a=1")).toBe(keyOf("/races?a=1&b=2"));
  expect(keyOf("/races?a=1")).not.toBe(keyOf("/races?a=2"));
});

test("values of the same parameter keep their order, because the first may be the one that counts", () => {
  expect(keyOf("/races?page=1&page=2")).not.toBe(keyOf("/races?page=2&page=1"));
  expect(keyOf("/races?page=2&a=1&page=1")).toBe(keyOf("/races?a=1&page=2&page=1"));
});

test("chosen units and the host make pages of their own", () => {
  const plain = keyOf("/races");
  const miles = keyOf("/races", { cookie: "consent=yes; units=mi" });
  expect(miles).not.toBe(plain);
  expect(plain).toBe(keyOf("/races", { cookie: "units=km" }));
  expect(keyOf("/races", { host: "other.example" })).not.toBe(plain);
});

test("a page in miles is never kept for readers of kilometres, however the cookie is written", () => {
  for (const cookie of [
    "units=mi",
    "units=m%69",
    "units=mi ; a=b",
    " units = mi",
    "units=mi;units=km",
  ]) {
    const isPlain = keyOf("/races", { cookie }) === keyOf("/races");
    expect(isPlain, cookie).toBe(lengthUnitOf(cookie) === "km");
  }
});

test("what a trusted proxy says about the address makes a page of its own, and only then", () => {
  const proxied = readConfig({ TRUST_PROXY: "1" });
  const other = { "x-forwarded-host": "other.example", "x-forwarded-proto": "https" };
  expect(keyOf("/", other, "GET", proxied)).not.toBe(keyOf("/", {}, "GET", proxied));
  expect(keyOf("/", { "x-forwarded-proto": "https" }, "GET", proxied)).not.toBe(
    keyOf("/", {}, "GET", proxied),
  );
  expect(keyOf("/", other)).toBe(keyOf("/"));
  const elsewhere = readConfig({ TRUST_PROXY: "192.0.2.1" });
  expect(keyOf("/", other, "GET", elsewhere)).toBe(keyOf("/", {}, "GET", elsewhere));
});

test("cookies that say nothing about the page share it", () => {
  expect(keyOf("/races", { cookie: "_ga=1; theme=x" })).toBe(keyOf("/races", { cookie: "_ga=2" }));
});

test("nothing personal gets a key", () => {
  for (const cookie of [
    "dorsal.session_token=x",
    "units=km; __Secure-dorsal.session_token=x",
    "a=b;__Host-dorsal.two_factor=x",
  ]) {
    expect(keyOf("/races", { cookie }), cookie).toBeNull();
  }
  expect(keyOf("/races", { authorization: "Bearer x" })).toBeNull();
});

test("only reading an ordinary address gets a key", () => {
  expect(keyOf("/races", {}, "HEAD")).toBe(keyOf("/races"));
  expect(keyOf("/races", {}, "POST")).toBeNull();
  expect(keyOf("http://dorsal.example/races")).toBeNull();
  expect(keyOf(`/races?q=${"a".repeat(2000)}`)).toBeNull();
});
