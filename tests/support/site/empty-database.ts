import { cp } from "node:fs/promises";
import { join } from "node:path";
import { embeddedTemplate } from "../database.ts";

/** Makes the embedded database of the data directory in the first argument, without a row of ours. */
await cp(await embeddedTemplate(), join(String(process.argv[2]), "database"), { recursive: true });
