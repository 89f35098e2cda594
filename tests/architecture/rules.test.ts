import { expect, test } from "vitest";
import { rules } from "./rules.ts";
import { readSources } from "./source.ts";

const sources = readSources();

for (const [sentence, broken] of Object.entries(rules)) {
  test(sentence, () => {
    expect(broken(sources)).toEqual([]);
  });
}
