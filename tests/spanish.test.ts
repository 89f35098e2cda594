import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The last column of the tables in docs/spanish.md, and the forms of `vosotros`. */
const unwanted = [
  ...readFileSync("docs/spanish.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .flatMap((line) => line.split("|")[3]?.split(",") ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== ""),
  "vosotros",
  "vuestr[oa]s?",
  "(?!(?:dieci|veinti)séis)[a-záéíóú]+(?:áis|éis)",
  "usted",
];

const pattern = new RegExp(`(?<![\\p{L}-])(?:${unwanted.join("|")})(?![\\p{L}-])`, "iu");

/** The Spanish texts of a source: `es: "…"` and the templates in its place. */
function spanishIn(source: string): string[] {
  return [...source.matchAll(/\bes: ?(?:"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g)].map(
    ([, text, template]) => text ?? (template ?? "").replace(/\$\{[^}]*\}/g, "…"),
  );
}

test("Spanish texts use the words of docs/spanish.md", () => {
  const found = globSync("app/**/*.{ts,tsx}")
    .filter((path) => !path.includes(".test."))
    .flatMap((path) =>
      spanishIn(readFileSync(path, "utf8")).flatMap((text) => {
        const [word] = pattern.exec(text) ?? [];
        return word ? [`${path}: "${word}" in "${text}"`] : [];
      }),
    );
  expect(found).toEqual([]);
});
