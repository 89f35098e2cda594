import { defineConfig } from "vitest/config";

/**
 * Apart from vite.config.ts on purpose: the router's plugin must not run under the tests.
 * The files of a worker share its modules and its database, one after the other: loading both again
 * for each file took most of the time.
 * Each worker loads all modules and a database of its own, so there are few: while their tests wait
 * for a time limit, `npm test` runs the checks and the tests of pages.
 * The time limits are for a busy machine, not for slow tests.
 */
export default defineConfig({
  test: {
    include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/{e2e,faults,pages}/**"],
    environment: "node",
    isolate: false,
    globalSetup: "tests/support/run/whole-run.ts",
    setupFiles: "tests/support/run/each-file.ts",
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [
      {
        name: "both-databases",
        description:
          "Repeated on a PostgreSQL server, because locks, simultaneous writes, plans, notifications or types could differ there.",
      },
    ],
  },
});
