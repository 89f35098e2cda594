import { expect, test } from "vitest";
import { nextSentences } from "./spoken-answer.tsx";

test("whole sentences are read, and the rest waits for its end", () => {
  const text = "Two races fit. The first is in Lima, at 2,500 m. The sec";
  const first = nextSentences(text, 0, false);
  expect(first.said).toBe("Two races fit. The first is in Lima, at 2,500 m.");
  expect(nextSentences(text, first.upTo, false)).toEqual({ said: "", upTo: first.upTo });
  const whole = `${text}ond is in Cusco.`;
  expect(nextSentences(whole, first.upTo, true)).toEqual({
    said: "The second is in Cusco.",
    upTo: whole.length,
  });
});

test("a price or a number does not end a sentence", () => {
  expect(nextSentences("It costs S/ 120.50 and", 0, false).said).toBe("");
  expect(nextSentences("It costs S/ 120.50 and more", 0, true).said).toBe(
    "It costs S/ 120.50 and more",
  );
});

test("the last sentence waits for the blank after its mark", () => {
  expect(nextSentences("Ready.", 0, false).said).toBe("");
  expect(nextSentences("Ready. ", 0, false).said).toBe("Ready.");
  expect(nextSentences('He said "run!" And', 0, false).said).toBe('He said "run!"');
});

test("a very long sentence is read in parts between its words", () => {
  const { said } = nextSentences("run ".repeat(200), 0, false);
  expect(said.endsWith("run")).toBe(true);
  expect(nextSentences("run ".repeat(20), 0, false).said).toBe("");
});
