import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { isLoopback } from "./reachable.ts";

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
