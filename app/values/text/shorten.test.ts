import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a long description is cut at a word and never longer than allowed", () => {
  const text = shorten("A long course over two passes, with tea at the top.", 32);
  expect(text).toBe("A long course over two passes…");
  expect(shorten("  short \n text ", 20)).toBe("short text");
  expect(Array.from(shorten("🏃".repeat(50), 20))).toHaveLength(20);
});
