import { expect, test } from "vitest";
import { subjectLimit } from "./message.ts";
import { presetSubject } from "./subjects.ts";

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
