import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSource } from "./architecture/source.ts";

const isVariable = /^[A-Z][A-Z0-9_]+$/;

test(".env.example lists exactly the variables that the product reads", () => {
  const example = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z0-9_]+)=/gm)];
  expect(example.map(([, name]) => name).sort()).toEqual(variablesRead());
});

test("every variable of .env.example is explained in the line above it", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const bare = lines.filter((line, place) => {
    const paragraph = lines.slice(0, place).join("\n").split("\n\n").at(-1) ?? "";
    return line.includes("=") && !line.startsWith("#") && !paragraph.startsWith("# ");
  });
  expect(bare).toEqual([]);
});

/** The variable names in the schemas of the environment. */
function variablesRead() {
  const keys = globSync("app/services/**/config.ts").flatMap(
    (path) => parseSource(path, readFileSync(path, "utf8")).keys,
  );
  return [...new Set(keys)].filter((key) => isVariable.test(key)).sort();
}
