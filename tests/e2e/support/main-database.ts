import { cpSync } from "node:fs";
import { preparedDataDir } from "../../support/site/data-dir.ts";

/** Prepares the database of the server under test, before it starts. */
const data = await preparedDataDir("tests/e2e/support/demo-database.ts");
cpSync(data, String(process.env.E2E_DATA_DIR), { recursive: true });
