import { afterAll } from "vitest";
import { checkRows } from "#db/kinds.ts";
import { endFile } from "./endings.ts";

// Runs at the beginning of every test file: its hook is the first one set, and so the last to run.
afterAll(endFile);

checkRows(true);
