import { expect, test } from "vitest";
import { processorTime } from "../../../../tests/support/machine/processor-time.ts";
import { isEmailAddress } from "./email-address.ts";

test("a plain address is valid", () => {
  for (const address of [
    "ana@example.com",
    "ana.maria+run@mail.example.pe",
    "o'neil@x-y.example",
    "1@a.xn--p1ai",
  ]) {
    expect(isEmailAddress(address), address).toBe(true);
  }
});

test("a second address, a name, a line break and a space are refused", () => {
  for (const text of [
    "",
    "ana",
    "ana@example",
    "@example.com",
    "ana@.com",
    "ana@example..com",
    ".ana@example.com",
    "ana@example.com,bea@example.com",
    "ana@example.com;bea@example.com",
    "Ana <ana@example.com>",
    '"ana bea"@example.com',
    "ana@example.com\nBcc: bea@example.com",
    "ana@example.com\r\n",
    "ana@example.com\n",
    "ana @example.com",
    "ana@exam\0ple.com",
    "añá@example.com",
    `${"a".repeat(65)}@example.com`,
    `ana@${"a.".repeat(150)}com`,
  ]) {
    expect(isEmailAddress(text), JSON.stringify(text)).toBe(false);
  }
});

test("a long text is refused at once", () => {
  const spent = processorTime();
  expect(isEmailAddress(`${"a.".repeat(500_000)}@`)).toBe(false);
  expect(spent()).toBeLessThan(50);
});
