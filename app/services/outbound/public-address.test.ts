import { expect, test } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

test("addresses of the internet are public", () => {
  for (const address of [
    "1.1.1.1",
    "8.8.8.8",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.255.255",
    "223.255.255.255",
    "2606:4700:4700::1111",
    "2a00:1450:4001::1",
  ]) {
    expect(isPublicAddress(address), address).toBe(true);
  }
});

test("addresses of this machine, of networks around it and of documentation are not public", () => {
  for (const address of [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.170",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:7f00:1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "localhost",
    "",
    "1.1.1",
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
});

test("loopback is 127.0.0.0/8 and ::1", () => {
  expect(isLoopbackAddress("127.8.9.1")).toBe(true);
  expect(isLoopbackAddress("::1")).toBe(true);
  expect(isLoopbackAddress("10.0.0.1")).toBe(false);
  expect(isLoopbackAddress("localhost")).toBe(false);
});
