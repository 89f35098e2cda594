import { expect, test } from "vitest";
import { ConfigMistakes, readConfig } from "../config.ts";
import { isLoopback } from "./config.ts";

const trusted = (written: string, address: string) =>
  readConfig({ TRUST_PROXY: written }).trustedProxies?.check(
    address,
    address.includes(":") ? "ipv6" : "ipv4",
  );

test("no proxy is trusted unless it is set", () => {
  for (const env of [{}, { TRUST_PROXY: "0" }, { TRUST_PROXY: "false" }]) {
    expect(readConfig(env).trustedProxies).toBeNull();
  }
});

test("1 trusts proxies on this machine and in private networks", () => {
  for (const near of [
    "127.0.0.1",
    "::1",
    "10.1.2.3",
    "172.17.0.1",
    "192.168.0.9",
    "100.64.0.1",
    "169.254.1.1",
    "fd00::1",
    "fe80::1",
    "::ffff:10.0.0.1",
  ]) {
    expect(trusted("1", near), near).toBe(true);
  }
  for (const far of ["192.0.2.1", "172.32.0.1", "2001:db8::1", "::ffff:192.0.2.1"]) {
    expect(trusted("1", far), far).toBe(false);
  }
});

test("a list trusts the proxies that it names, and no others", () => {
  const list = " 192.0.2.0/24, 198.51.100.7 2001:db8::/32";
  for (const own of ["192.0.2.9", "198.51.100.7", "2001:db8:1::1"]) {
    expect(trusted(list, own), own).toBe(true);
  }
  for (const other of ["192.0.3.1", "198.51.100.8", "127.0.0.1", "2001:db9::1"]) {
    expect(trusted(list, other), other).toBe(false);
  }
});

test("what is not a network is a mistake", () => {
  for (const written of [
    "yes",
    "2",
    "10.0.0.0/33",
    "10.0.0.1/",
    "::1/129",
    "10.0.0.0/8/8",
    "proxy",
  ]) {
    expect(() => readConfig({ TRUST_PROXY: written }), written).toThrow(ConfigMistakes);
  }
});

test("a server is reachable by its host, by a proxy, or by an address that is not this machine's", () => {
  for (const env of [{}, { HOST: "localhost" }, { HOST: "::1", APP_URL: "http://127.0.0.1:1" }]) {
    expect(readConfig(env).isReachable, JSON.stringify(env)).toBe(false);
  }
  for (const env of [
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.0.2.1" },
    { TRUST_PROXY: "1" },
    { APP_URL: "https://demo.dorsal.example" },
  ]) {
    expect(readConfig(env).isReachable, JSON.stringify(env)).toBe(true);
  }
});

test("only names of the machine itself count as loopback", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1"]) {
    expect(isLoopback(host), host).toBe(true);
  }
  for (const host of ["", "0.0.0.0", "::", "localhost.evil.example", "127.0.0.1.evil.example"]) {
    expect(isLoopback(host), host).toBe(false);
  }
});
