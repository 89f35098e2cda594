import { defineConfig } from "vitest/config";
import unit from "./vitest.config.ts";

/**
 * Pages without a browser, on the finished build. The files of a worker share its site and its database,
 * as the browser tests share theirs.
 */
export default defineConfig({
  test: {
    include: ["tests/pages/**/*.test.ts"],
    environment: "node",
    isolate: false,
    globalSetup: "tests/pages/support/prepare.ts",
    tags: unit.test?.tags,
    // The build runs as in production, and shares its React with the sources that tests import.
    env: { NODE_ENV: "production" },
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
