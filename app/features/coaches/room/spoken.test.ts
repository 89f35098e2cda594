import { expect, test } from "vitest";
import { topics } from "#features/assistant/knowledge/topics.ts";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { speakable } from "./speakable.ts";
import { mostSentences, spokenSentences } from "./spoken.ts";
import { languageOfBrowser, languageOfText, tagOf } from "./spoken-language.ts";

const said = (text: string, isWhole = true) => spokenSentences(parseMarkdown(text), "en", isWhole);

test("an answer is said in sentences, without its marks and addresses", () => {
  expect(said("**A plan.** Run [Cusco](/races/1) slowly. See https://example.com/x now.")).toEqual([
    "A plan.",
    "Run Cusco slowly.",
    "See now.",
  ]);
  expect(said("**Title**\n\nFirst line\nsecond line")).toEqual([
    "Title.",
    "First line second line.",
  ]);
});

test("a table and the end of a long list are left to the eye", () => {
  const table = "Eight weeks are enough.\n\n| Week | Run |\n|---|---|\n| 1 | 8 × 1 min |";
  expect(said(table)).toEqual(["Eight weeks are enough.", "The table is on the screen."]);
  expect(said("Three things:\n\n- one\n- two\n- three\n- four")).toEqual([
    "Three things:",
    "one.",
    "two.",
    "three.",
    "The rest is on the screen.",
  ]);
});

test("no more is said than can be listened to", () => {
  const long = Array.from({ length: 20 }, (_, place) => `Sentence number ${place}.`).join(" ");
  expect(said(long)).toHaveLength(mostSentences + 1);
  expect(said(long).at(-1)).toBe("The rest is on the screen.");
  expect(said(`${"word ".repeat(200)}end.`).every((one) => one.length <= 240)).toBe(true);
});

test("of an answer that still arrives the last sentence waits", () => {
  expect(said("One is done. Two is st", false)).toEqual(["One is done."]);
  expect(said("One", false)).toEqual([]);
  const grown = said("One is done. Two is still here. Three", false);
  expect(grown).toEqual(["One is done.", "Two is still here."]);
});

test("units and signs are read as words", () => {
  const english = [
    ["Run 5 km at 5:30/km.", "Run 5 kilometers at 5 minutes 30 per kilometer."],
    ["1 km in 6:00/km", "1 kilometer in 6 minutes per kilometer"],
    ["30–60 g an hour", "30 to 60 grams an hour"],
    ["8 × 1 min at 80%", "8 times 1 minute at 80 percent"],
    ["A half in 1:52:30", "A half in 1 hour 52 minutes 30 seconds"],
    ["at 3,400 m and 20 °C", "at 3,400 meters and 20 degrees"],
    ["5K, 10K and 21.1 km", "5K, 10K and 21.1 kilometers"],
    ["Well done 🎉!", "Well done!"],
    ["e.g. bananas", "for example bananas"],
  ];
  for (const [written, spoken] of english) expect(speakable(written!, "en")).toBe(spoken);
  expect(speakable("5 km a 5:30/km, 30–60 g", "es")).toBe(
    "5 kilómetros a 5 minutos 30 por kilómetro, 30 a 60 gramos",
  );
});

test("all that the knowledge base answers can be said", () => {
  for (const topic of topics) {
    for (const language of ["en", "es"] as const) {
      const sentences = spokenSentences(parseMarkdown(topic.answer[language]), language);
      expect(sentences.length, topic.id).toBeGreaterThan(1);
      for (const sentence of sentences) {
        expect(sentence, topic.id).not.toMatch(/[*|#_×–]|https?:|\d (km|min|ml|kg)\b/);
        expect(languageOfText(sentences.join(" "), "en"), topic.id).toBe(language);
      }
    }
  }
});

test("the language follows the words, and before any the browser", () => {
  expect(languageOfText("¿Cómo corro con calor?", "en")).toBe("es");
  expect(languageOfText("5K", "es")).toBe("es");
  expect(languageOfBrowser(["es-PE", "en"])).toBe("es");
  expect(languageOfBrowser(["en-US", "es"])).toBe("en");
  expect(languageOfBrowser([])).toBe("en");
  expect(tagOf("es", ["en-US", "es-MX"])).toBe("es-MX");
  expect(tagOf("en", ["es-PE"])).toBe("en-US");
});
