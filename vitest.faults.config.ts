import { defineConfig } from "vitest/config";
import unit from "./vitest.config.ts";

/** Programs and servers that are started, stopped and killed: each one loads the whole product. */
export default defineConfig({
  // `mergeConfig` would add to both lists instead of replacing them.
  test: { ...unit.test, include: ["tests/faults/**/*.test.ts"], exclude: [] },
});
