import { expect, test } from "vitest";
import { processorTime } from "../../../../tests/support/machine/processor-time.ts";
import {
  asciiAddress,
  emailSentence,
  isEmailAddress,
  isReservedAddress,
  mailLink,
} from "./email-address.ts";

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

test("the domain of an international address is written in ASCII", () => {
  for (const [typed, ascii] of [
    ["ana@niño.mx", "ana@xn--nio-8ma.mx"],
    ["ana@correo.españa.es", "ana@correo.xn--espaa-rta.es"],
    ["ana@nin\u0303o.mx", "ana@xn--nio-8ma.mx"],
    ["ana@почта.рф", "ana@xn--80a1acny.xn--p1ai"],
    ["josé@niño.mx", "josé@xn--nio-8ma.mx"],
  ] as const) {
    expect(asciiAddress(typed)).toBe(ascii);
    expect(isEmailAddress(ascii)).toBe(!/é/.test(typed));
    expect(asciiAddress(ascii)).toBe(ascii);
  }
  for (const typed of [
    "",
    "ana",
    "ana@example.com",
    "ana@ñ/a.mx",
    "a@ñ:80",
    "a@ñ?.mx",
    "a@ñ b.mx",
  ]) {
    expect(asciiAddress(typed), typed).toBe(typed);
  }
  expect(isEmailAddress(asciiAddress("ana@１２７.0.0.1"))).toBe(false);
});

test("a mailbox with other letters than ASCII is refused with the reason", () => {
  expect(isEmailAddress("josé@ejemplo.pe")).toBe(false);
  expect(emailSentence("josé@ejemplo.pe", "No")).toMatchObject({
    en: expect.stringContaining("No: email to addresses with letters such as é"),
    es: expect.stringContaining("No: los correos"),
  });
  expect(emailSentence("jose@ejemplo", "No")).toBe("No");
});

test("ADM-CLAIM-02 GAP-20 a mail link has its subject", () => {
  expect(mailLink("ana@example.com", "Your claim of Lima 42K & more")).toBe(
    "mailto:ana@example.com?subject=Your%20claim%20of%20Lima%2042K%20%26%20more",
  );
});

test("a text cannot add recipients or lines", () => {
  expect(mailLink("a@b.c?bcc=x@y.z", "R\r\nBcc: x")).toBe(
    "mailto:a@b.c%3Fbcc%3Dx@y.z?subject=R%20Bcc%3A%20x",
  );
});

test.each([
  "admin@dorsal.test",
  "Ana@Sub.Dorsal.TEST",
  "ana@dorsal.example",
  "ana@nowhere.invalid",
  "root@localhost",
  "root@web.localhost",
  "ana@example.com",
  "ana@mail.example.org",
])("nobody owns %s", (address) => {
  expect(isReservedAddress(address)).toBe(true);
});

test.each([
  "ana@dorsal.run",
  "ana@contest.com",
  "ana@test.com",
  "test@gmail.com",
  "ana@myexample.com",
  "ana@example.com.pe",
  "ana@example.dev",
])("somebody may own %s", (address) => {
  expect(isReservedAddress(address)).toBe(false);
});
