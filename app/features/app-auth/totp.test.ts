import { expect, test } from "vitest";
import { totp } from "../../../tests/support/totp.ts";
import { isTotp, looksLikeTotp, toBase32, totpAddress } from "./totp.server.ts";

const key = "12345678901234567890";

test("AUTHSVC-15 codes are those of the examples of RFC 6238", () => {
  for (const [seconds, code] of [
    [59, "287082"],
    [1111111109, "081804"],
    [2000000000, "279037"],
  ] as const) {
    expect(isTotp(key, code, new Date(seconds * 1000))).toBe(true);
    expect(isTotp(key, code, new Date((seconds + 30) * 1000)), "half a minute later").toBe(true);
    expect(isTotp(key, code, new Date((seconds + 90) * 1000))).toBe(false);
  }
});

test("AUTHSVC-15 an authenticator takes the key from the address", () => {
  const address = totpAddress(key, "Dorsal Run", "ana+1@example.com");
  expect(address).toBe(
    `otpauth://totp/Dorsal%20Run:ana%2B1%40example.com?secret=${toBase32(key)}&issuer=Dorsal%20Run&digits=6&period=30`,
  );
  expect(toBase32(key)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(toBase32("abc")).toBe("MFRGG");
  const at = new Date("2026-11-20T12:00:00Z");
  expect(isTotp(key, totp(toBase32(key), at.getTime()), at)).toBe(true);
});

test("a code of an authenticator has six digits", () => {
  expect(looksLikeTotp("012345")).toBe(true);
  for (const other of ["", "12345", "1234567", "abcde-fghij", "१२३४५६"]) {
    expect(looksLikeTotp(other), other).toBe(false);
  }
});
