import { expect, test } from "vitest";
import { ConfigMistakes, readConfig } from "./config.ts";

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (problem) {
    if (!(problem instanceof ConfigMistakes)) throw problem;
    return problem.message.split("\n");
  }
}

test("every variable is optional", () => {
  expect(readConfig({})).toMatchObject({
    mode: "production",
    port: 3000,
    host: null,
    appUrl: null,
    databaseUrl: null,
    dataDir: ".data",
    demoData: null,
    pageCacheSeconds: 10,
  });
});

test("GAP-02 GAP-43 addresses that only the operator knows are obvious placeholders", () => {
  const { social, contact } = readConfig({});
  expect(Object.values(social).every((url) => url.endsWith("/example"))).toBe(true);
  expect(contact.privacy).toBe("privacy@example.com");
  expect(contact.postal).toBe("San Francisco, CA");
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " ", DEMO_DATA: "" }).port).toBe(3000);
});

test("values are converted to their types", () => {
  const read = readConfig({
    PORT: "8080",
    APP_URL: "https://Dorsal.example/",
    DEMO_DATA: "0",
    TRUST_PROXY: "1",
    PAGE_CACHE_SECONDS: "0",
  });
  expect(read).toMatchObject({
    port: 8080,
    appUrl: "https://dorsal.example",
    demoData: false,
    trustedProxies: expect.anything(),
    pageCacheSeconds: 0,
  });
});

test("every mistake is reported in one line that names its variable", () => {
  expect(
    mistakesOf({ PORT: "80a", APP_URL: "dorsal.example", DEMO_DATA: "maybe", LOG_LEVEL: "loud" }),
  ).toEqual([
    'PORT must be a whole number from 0 to 65535 (it is "80a")',
    'APP_URL must begin with http:// or https:// (it is "dorsal.example")',
    'DEMO_DATA must be 0 or 1 (it is "maybe")',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent (it is "loud")',
  ]);
  expect(mistakesOf({ PORT: "70000" })).toHaveLength(1);
  expect(mistakesOf({ APP_URL: "https://dorsal.example/app" })).toEqual([
    'APP_URL must have no path (it is "https://dorsal.example/app")',
  ]);
});

test("a mistake never shows a password", () => {
  expect(mistakesOf({ DATABASE_URL: "mysql://user:secret@host/db" }).join()).not.toContain(
    "secret",
  );
});
