import { defineConfig, mergeConfig } from "vitest/config";
import unit from "./vitest.config.ts";

/** Programs that are started, killed and started again: each one loads the whole product. */
export default mergeConfig(
  unit,
  defineConfig({ test: { include: ["tests/faults/**/*.test.ts"], exclude: [] } }),
);
