import { expect, test } from "vitest";
import { requestParagraphs, requestSms } from "./request-text.ts";
import { messageLimit } from "./review-request.ts";

const about = { firstName: "Ana", raceName: "Lima 42K", customMessage: "" };
const link = "https://dorsal.example/races/1?review=true";

test("ADM-REG-11 GAP-72 a blank message means the default text with runner, race and link", () => {
  for (const customMessage of ["", "  \n "]) {
    const text = requestSms({ ...about, customMessage }, link, "en");
    expect(text).toContain("Hi Ana, how was Lima 42K?");
    expect(text.endsWith(`\n${link}`)).toBe(true);
  }
});

test("a custom message replaces the default and keeps the link", () => {
  const customMessage = "Thanks!\r\n\r\nTell us.";
  expect(requestParagraphs({ ...about, customMessage }, "en")).toEqual(["Thanks!", "Tell us."]);
  expect(requestSms({ ...about, customMessage }, link, "en")).toBe(`Thanks!\nTell us.\n${link}`);
});

test("the longest text fits into a text message", () => {
  const long = { firstName: "x".repeat(100), raceName: "y".repeat(5000) };
  for (const customMessage of ["", "z".repeat(messageLimit)]) {
    expect(requestSms({ ...long, customMessage }, link, "en").length).toBeLessThan(1600);
  }
});
