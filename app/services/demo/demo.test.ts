import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { wantsDemo } from "./demo.ts";

const smtp = {
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "hello@dorsal.example",
  APP_URL: "http://127.0.0.1:3000",
};

test("a new embedded database becomes a demo, a server's does not", () => {
  expect(wantsDemo(readConfig({}), "embedded")).toBe(true);
  expect(wantsDemo(readConfig({ HOST: "127.0.0.1" }), "embedded")).toBe(true);
  expect(wantsDemo(readConfig({ NODE_ENV: "production" }), "server")).toBe(false);
});

test.each([
  ["a public address", { APP_URL: "https://dorsal.example" }],
  ["any address of its own", { APP_URL: "http://127.0.0.1:3000" }],
  ["a mail server", smtp],
  ["a key of Google's", { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }],
  ["a bucket", { S3_BUCKET: "dorsal", AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" }],
  ["a service that must be live", { REQUIRE_LIVE_SERVICES: "mail" }],
  ["a host that others reach", { HOST: "0.0.0.0" }],
  ["a proxy", { TRUST_PROXY: "1" }],
])("nothing becomes a demo by itself that has %s; it may be asked to", (_what, env) => {
  expect(wantsDemo(readConfig(env), "embedded")).toBe(false);
  expect(wantsDemo(readConfig({ ...env, DEMO_DATA: "1" }), "embedded")).toBe(true);
});

test("DEMO_DATA=0 takes precedence over all other settings", () => {
  for (const engine of ["embedded", "server"] as const) {
    expect(wantsDemo(readConfig({ DEMO_DATA: "0" }), engine)).toBe(false);
    expect(wantsDemo(readConfig({ DEMO_DATA: "1" }), engine)).toBe(true);
  }
});
