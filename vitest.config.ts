import { defineConfig } from "vitest/config";

/**
 * Apart from vite.config.ts on purpose: the router's plugin must not run under the tests.
 * A file that opens the embedded database waits for it to be made, which takes seconds on a busy
 * machine: the time limits are for that, not for slow tests.
 */
export default defineConfig({
  test: {
    include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    environment: "node",
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
