import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { loggedPath } from "./logged-path.ts";

const secret = "c2VjcmV0.lq2k.c2lnbmF0dXJl";

type Entry = { path?: string; children?: Entry[] };

function patternsOf(entries: readonly Entry[], base = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path ? `${base}/${path}` : base;
    return [pattern, ...patternsOf(children, pattern)];
  });
}

test("no link that opens something stands in the log, whichever way it is written", async () => {
  const secretive = patternsOf(await routes).filter((pattern) => pattern.includes(":token"));
  expect(secretive.length).toBeGreaterThan(2);
  for (const pattern of secretive) {
    const path = pattern.replace(":token", secret);
    const coded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
    const ways = [path, `${path}.data`, `${path}?x=1`, `${path}/`, `/${path}`, `${path}%ff`, coded];
    for (const way of [...ways, path.toUpperCase(), `${path.replaceAll("/", "//")}`]) {
      expect(loggedPath(way).toLowerCase(), way).toContain(":token");
      expect(loggedPath(way).toLowerCase(), way).not.toContain(secret.slice(0, 8).toLowerCase());
    }
  }
});

test("any other path stands as it came, without what was typed behind it", () => {
  expect(loggedPath("/races?q=my+address")).toBe("/races");
  expect(loggedPath("/races/lima%2042k")).toBe("/races/lima%2042k");
  expect(loggedPath("/reviews/save")).toBe("/reviews/save");
  expect(loggedPath(`/${"x".repeat(5000)}`)).toHaveLength(200);
});
