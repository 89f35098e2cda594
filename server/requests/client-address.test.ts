import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const direct = { appUrl: null, trustProxy: false };
const proxied = { appUrl: null, trustProxy: true };

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
