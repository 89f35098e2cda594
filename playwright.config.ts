import { rmSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/support/machine/chromium.mjs";
import { authSecret } from "./tests/support/site/runner-pool.ts";

/** Another port by `E2E_PORT`, for two runs at once on one machine. */
const port = Number(process.env.E2E_PORT ?? 3140);
const url = `http://127.0.0.1:${port}`;

// Every run begins with a new database. Every worker reads this file too, and must leave it alone.
if (!process.env.E2E_DATA_DIR) {
  process.env.E2E_DATA_DIR = `.data/e2e-${port}`;
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}

/**
 * The built server with demo data in a fresh embedded database. `DATABASE_URL` is taken away, so that the
 * tests never touch one in use.
 */
const server = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: String(port),
  APP_URL: url,
  DATABASE_URL: "",
  DATA_DIR: process.env.E2E_DATA_DIR,
  DEMO_DATA: "1",
  LANGUAGES: "en,es",
  AUTH_SECRET: authSecret,
  LOG_LEVEL: "error",
  // All tests come from one address.
  LIMITS_FACTOR: "1000",
  CHECK_ROWS: "1",
};

/** Chromium without windows, as cheap as it can be. */
function chromium(...args: string[]) {
  return {
    executablePath: findChromium() ?? undefined,
    chromiumSandbox: false,
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      // A new process compiles every script again.
      "--renderer-process-limit=1",
      // A page lives too briefly for its scripts to be worth more than the first compiler.
      "--js-flags=--no-maglev --no-opt",
      ...args,
    ],
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // The third one costs a tenth more processor time, for its browser and its modules, and ends sooner.
  workers: 3,
  // These end what hangs; a busy machine does not reach them.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["line"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: url,
    locale: "en-US",
    timezoneId: "America/Lima",
    screenshot: "only-on-failure",
  },
  // A page of races takes a quarter less without its pictures: only tests that need them have them.
  projects: [
    {
      name: "pages",
      grepInvert: /@pictures|@devices/,
      use: { launchOptions: chromium("--blink-settings=imagesEnabled=false") },
    },
    // With a camera and a microphone that Chromium makes up, and that nobody has to allow.
    {
      name: "pictures and devices",
      grep: /@pictures|@devices/,
      use: {
        launchOptions: chromium(
          "--use-fake-device-for-media-stream",
          "--use-fake-ui-for-media-stream",
        ),
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/support/main-database.ts && exec "${process.execPath}" server/main.ts`,
    // Answered only when the product has started.
    url: `${url}/robots.txt`,
    env: server,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "pipe",
    stderr: "pipe",
  },
});
