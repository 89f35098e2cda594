import { expect, test } from "vitest";
import { choiceLines, readChoiceLines } from "./choice-lines.ts";

const read = (typed: string, langs: ("en" | "es")[] = ["en", "es"]) =>
  readChoiceLines(typed, langs);

test("choices are read one a line, with their stock and their languages", () => {
  const { choices } = read(
    "M = 120\r\n\r\n  L=1,000 \nBlue | Azul = 20\n| Rojo\nSin = con = 3",
  ) as {
    choices: unknown;
  };
  expect(choices).toEqual([
    { label: { en: "M", es: "M" }, stock: 120 },
    { label: { en: "L", es: "L" }, stock: 1000 },
    { label: { en: "Blue", es: "Azul" }, stock: 20 },
    { label: { en: null, es: "Rojo" }, stock: null },
    { label: { en: "Sin = con", es: "Sin = con" }, stock: 3 },
  ]);
  expect(read("Azul", ["es"])).toMatchObject({ choices: [{ label: { en: null, es: "Azul" } }] });
});

test("choices are written as they are read", () => {
  const typed = "M = 0\nBlue | Azul = 20\nFree";
  const lines = read(typed);
  expect(lines.problem === null && choiceLines(lines.choices)).toEqual(typed.split("\n"));
});

test.each([
  ["", "too-few"],
  [" \n ", "too-few"],
  [Array.from({ length: 51 }, (_, at) => `c${at}`).join("\n"), "too-many"],
  ["x".repeat(101), "too-long"],
  ["M = many", "stock"],
  ["M = -1", "stock"],
  ["M = 1.5", "stock"],
  ["M = 1,00", "stock"],
  ["Blue | Azul | Bleu", "languages"],
  ["Blue | Azul\nAzul | Celeste", "twice"],
  ["= 5", "stock"],
  ["M = 99999999", "stock"],
  ["M\nL\nM = 3", "twice"],
  ["Blue | Azul\nAzure | Azul", "twice"],
])("%j is refused: %s", (typed, problem) => {
  expect(read(typed).problem).toBe(problem);
});
