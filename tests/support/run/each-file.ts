import fc from "fast-check";
import { afterAll } from "vitest";
import { checkRows } from "#db/kinds.ts";
import { endFile } from "./endings.ts";

// Runs at the beginning of every test file: its hook is the first one set, and so the last to run.
afterAll(endFile);

checkRows(true);

// Random values would make the answer of a run depend on chance.
fc.configureGlobal({ seed: 16 });
