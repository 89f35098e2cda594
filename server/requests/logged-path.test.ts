import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { loggedPath as logged, secretPaths } from "./logged-path.ts";

const secret = "c2VjcmV0.lq2k.c2lnbmF0dXJl";

type Entry = { path?: string; children?: Entry[] };

function patternsOf(entries: readonly Entry[], base = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path ? `${base}/${path}` : base;
    return [pattern, ...patternsOf(children, pattern)];
  });
}

const patterns = patternsOf(await routes).map((path) => path.slice(1));
const secrets = secretPaths(patterns.map((pattern) => ({ pattern })));
const loggedPath = (url: string) => logged(url, secrets);

test("no link that opens something stands in the log, whichever way it is written", () => {
  // Each of them is found by the name of its parameter: another name would show it.
  const secretive = [
    "/alerts/:token/:change?",
    "/check-in/:token/:change?",
    "/check-in/:token/log",
    "/experts/inquiries/:token",
    "/invitation/:token",
    "/race-messages/:token",
    "/race-news/:token",
    "/reviews/confirm/:token",
    "/reviews/remove/:token",
    "/team-invitations/:token/:change?",
    "/training/calendar/:token",
    "/transfers/:token/:change?",
    "/webhooks/tavus/:token",
  ];
  expect(patterns.filter((pattern) => pattern.includes(":token")).sort()).toEqual(
    secretive.map((path) => path.slice(1)),
  );
  for (const pattern of secretive) {
    const path = pattern.replace(":token", secret).replace(":change?", "undo");
    const coded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
    const ways = [
      path,
      `/es${path}`,
      `${path}.data`,
      `${path}?x=1`,
      `${path}/`,
      `/${path}`,
      `${path}%ff`,
      coded,
    ];
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
