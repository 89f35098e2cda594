import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "build/server";

/**
 * One other letter doubles the memory of a file, whose source Node keeps: 7 MB for the largest. The build
 * escapes letters, except in tagged templates: write `\u00B7` or `&middot;` there.
 */
test("the files of the server's build are plain ASCII", async () => {
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const text = await readFile(join(folder, file), "utf8");
    const at = /[^\0-\x7f]/.exec(text)?.index;
    expect(at === undefined ? "" : text.slice(Math.max(0, at - 60), at + 20), file).toBe("");
  }
});
