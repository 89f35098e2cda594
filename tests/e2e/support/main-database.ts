import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { preparedDataDir } from "./data-dir.ts";

/** Prepares the database of the server under test, before it starts. */
const script = "tests/e2e/support/demo-database.ts";

if (process.env.E2E_DATABASE_URL) execFileSync(process.execPath, [script], { stdio: "inherit" });
else cpSync(await preparedDataDir(script), String(process.env.E2E_DATA_DIR), { recursive: true });
