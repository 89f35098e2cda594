import { expect, test } from "vitest";
import { chooseVoice, mouthOf, type OfferedVoice, readingMs, voicesFor } from "./voice.ts";

function voice(name: string, lang: string, more: Partial<OfferedVoice> = {}): OfferedVoice {
  return { name, lang, localService: true, default: false, ...more };
}

const voices = [
  voice("Zarvox", "en-US", { default: true }),
  voice("Samantha", "en-US"),
  voice("Daniel", "en-GB"),
  voice("Google US English", "en-US", { localService: false }),
  voice("Monica", "es-ES"),
  voice("Paulina", "es_MX"),
  voice("Anna", "de-DE"),
];

test("the voice speaks the language of the answer, as runners here speak it", () => {
  expect(chooseVoice(voices, "en")?.name).toBe("Google US English");
  expect(chooseVoice(voices, "es")?.name).toBe("Paulina");
  expect(chooseVoice([voice("Anna", "de-DE")], "es")).toBeNull();
  expect(chooseVoice([], "en")).toBeNull();
  expect(voicesFor(voices, "en").at(-1)?.name).toBe("Zarvox");
});

test("a voice that the runner has chosen is kept, as long as it speaks the language", () => {
  expect(chooseVoice(voices, "en", "Daniel")?.name).toBe("Daniel");
  expect(chooseVoice(voices, "es", "Daniel")?.name).toBe("Paulina");
});

test("the mouth follows the vowels of a word, and closes for the lips' letters", () => {
  expect(mouthOf("marathon")).toEqual(["rest", "wide", "round"]);
  expect(mouthOf("slow")).toEqual(["round"]);
  expect(mouthOf("correr")).toEqual(["round", "wide"]);
  expect(mouthOf("10")).toEqual(["small"]);
  expect(readingMs("Go.")).toBe(1400);
  expect(readingMs("x".repeat(100))).toBe(6200);
});
