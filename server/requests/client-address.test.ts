import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "#services/config.ts";
import { clientAddress } from "./client-address.ts";

const direct = readConfig({});
const proxied = readConfig({ TRUST_PROXY: "1" });

function requestFrom(remoteAddress: string | undefined, forwarded?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
  return request;
}

const seen = (remote: string | undefined) => clientAddress(requestFrom(remote), direct);

test("what a visitor says about proxies is not believed without trust", () => {
  const forwarded = requestFrom("10.0.0.1", "1.2.3.4, 10.0.0.9");
  expect(clientAddress(forwarded, direct)).toBe("10.0.0.1");
  expect(clientAddress(forwarded, proxied)).toBe("10.0.0.9");
});

test("a visitor who reaches the port without the trusted proxy is not believed", () => {
  for (const peer of ["192.0.2.1", "::ffff:192.0.2.1"]) {
    expect(clientAddress(requestFrom(peer, "1.2.3.4"), proxied), peer).toBe("192.0.2.1");
  }
  for (const near of ["127.0.0.1", "::ffff:172.17.0.1", "fd00::1"]) {
    expect(clientAddress(requestFrom(near, "1.2.3.4"), proxied), near).toBe("1.2.3.4");
  }
  const named = readConfig({ TRUST_PROXY: "192.0.2.0/24" });
  expect(clientAddress(requestFrom("192.0.2.1", "1.2.3.4"), named)).toBe("1.2.3.4");
  expect(clientAddress(requestFrom("10.0.0.1", "1.2.3.4"), named)).toBe("10.0.0.1");
});

test("a whole /64 of IPv6 is one visitor, and its neighbour another", () => {
  expect(seen("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::");
  expect(seen("2001:db8:1:2::9")).toBe("2001:db8:1:2::");
  expect(seen("2001:0DB8:0001:0002::")).toBe("2001:db8:1:2::");
  expect(seen("2001:db8:1:3::9")).toBe("2001:db8:1:3::");
  expect(seen("2001:db8::9")).toBe("2001:db8:0:0::");
  expect(seen("fe80::1%eth0")).toBe("fe80:0:0:0::");
});

test("an address of IPv4 is one visitor, however it is written", () => {
  expect(seen("192.0.2.7")).toBe("192.0.2.7");
  expect(seen("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(seen("::ffff:c000:207")).toBe("192.0.2.7");
  expect(clientAddress(requestFrom("10.0.0.1", "192.0.2.7:5678"), proxied)).toBe("192.0.2.7");
  const six = requestFrom("10.0.0.1", "[2001:db8:1:2::9]:5678");
  expect(clientAddress(six, proxied)).toBe("2001:db8:1:2::");
});

test("what is no address counts for the connection that brought it", () => {
  for (const junk of ["unknown", "1.2.3", "1.2.3.4:x", "[1.2.3.4", "::1::2", "x".repeat(5000)]) {
    expect(clientAddress(requestFrom("10.0.0.1", junk), proxied), junk).toBe("10.0.0.1");
  }
  expect(seen(undefined)).toBe("");
});
