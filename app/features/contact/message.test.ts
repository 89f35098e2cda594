import { expect, test } from "vitest";
import {
  answerAddress,
  messageName,
  presetSubject,
  readMessageState,
  subjectLimit,
} from "./message.ts";

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

test("GAP-68 FAKE-15 pages link to the form with its subject set", () => {
  expect(presetSubject("support", "en")).toBe("Support");
  expect(presetSubject("Organizers", "en")).toBe("For race organizers");
  expect(presetSubject("Start free trial", "en")).toBe("Start free trial");
});

test("any other text becomes the subject, on one line and cut to its longest length", () => {
  expect(presetSubject(null, "en")).toBe("");
  expect(presetSubject("constructor", "en")).toBe("constructor");
  expect(presetSubject(" A\r\nBcc:\0 b ", "en")).toBe("A Bcc: b");
  expect(presetSubject("x ".repeat(5000), "en").length).toBeLessThanOrEqual(subjectLimit);
});
