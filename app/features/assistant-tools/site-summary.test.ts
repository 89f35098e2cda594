import { expect, test } from "vitest";
import { programPaths } from "#values/web/program-refusal.ts";
import { toolWords } from "./messages.ts";
import { siteSummary } from "./site-summary.ts";

test("programs find every address that is for them, and every tool", () => {
  const text = siteSummary("https://dorsal.example");
  expect(text).toMatch(/^# Dorsal\n\n> /);
  for (const path of programPaths) expect(text).toContain(`https://dorsal.example${path}`);
  for (const name of Object.keys(toolWords)) expect(text).toContain(`- ${name}: `);
});
