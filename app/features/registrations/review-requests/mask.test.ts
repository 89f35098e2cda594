import { expect, test } from "vitest";
import { maskPhone, maskReason } from "./mask.ts";
import { channelReason } from "./messages.ts";

test("most of a number is hidden", () => {
  expect(maskPhone("+51987654321")).toBe("+51 ••• 321");
});

test("a provider's reason shows no address or number", () => {
  expect(maskReason("21211 Invalid 'To' Phone Number: +15005550001")).toBe(
    "21211 Invalid 'To' Phone Number: ••• 001",
  );
  expect(maskReason("550 <ana@example.com>: unknown")).toBe("550 <•••>: unknown");
});

test("a stored reason is shown as its message, or in the provider's words", () => {
  expect(channelReason(maskReason("no-sms"))).toMatchObject({
    en: "This server sends no text messages.",
  });
  expect(channelReason("550 <•••>: unknown")).toBe("550 <•••>: unknown");
});
