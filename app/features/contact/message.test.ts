import { expect, test } from "vitest";
import { answerAddress, messageName, readMessageState } from "./message.ts";

test("an answer goes to the writer, with the subject of their message", () => {
  expect(answerAddress({ email: "zoe@example.com", subject: "Support" })).toBe(
    "mailto:zoe@example.com?subject=Re%3A%20Support",
  );
  expect(answerAddress({ email: "zoe@example.com", subject: "RE: re: Support" })).toBe(
    "mailto:zoe@example.com?subject=Re%3A%20Support",
  );
  expect(answerAddress({ email: "zoe@example.com", subject: null })).toBe(
    "mailto:zoe@example.com?subject=Your%20message%20to%20Dorsal",
  );
});

test("typed text cannot add headers to the answer's address", () => {
  const address = answerAddress({ email: "a?bcc=b@evil.test", subject: "x&bcc=c@evil.test\r\nd" });
  const url = new URL(address);
  expect(url.pathname).toBe("a%3Fbcc%3Db@evil.test");
  expect([...url.searchParams.keys()]).toEqual(["subject"]);
});

test("a message is named by its date and time", () => {
  expect(messageName(new Date("2026-06-30T14:05:59Z"))).toBe("June 30, 2026, 14:05 UTC");
});

test("an unknown state shows the open messages", () => {
  expect(readMessageState("all")).toBe("all");
  expect(readMessageState("handled")).toBe("handled");
  for (const text of [null, "", "ALL", "constructor"])
    expect(readMessageState(text)).toBe("waiting");
});
