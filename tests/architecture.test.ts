import { expect, test } from "vitest";
import { rules } from "./architecture/rules.ts";
import { parseSource, readFiles } from "./architecture/source.ts";

const sources = [...readFiles()].map(([path, text]) => parseSource(path, text));

for (const [sentence, broken] of Object.entries(rules)) {
  test(sentence, () => {
    expect(broken(sources)).toEqual([]);
  });
}
