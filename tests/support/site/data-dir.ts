import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { authSecret } from "./runner-pool.ts";
import { newDataDir, startServer } from "./server.ts";

const run = promisify(execFile);

/**
 * A new data directory for a separate server, whose embedded database a script has filled. Making a
 * database costs more than any test that uses it, so each one is made once in a run, and every server
 * gets a copy.
 */
export async function preparedDataDir(script?: string, ...args: string[]): Promise<string> {
  const empty = await madeOnce("empty", async (dir) => {
    await fill(dir, "tests/support/site/empty-database.ts");
    await startOnce(dir);
  });
  if (!script) return copyOf(empty);
  const key = [script, ...args].join(" ").replaceAll(/\W+/g, "-");
  return copyOf(
    await madeOnce(key, async (dir) => {
      cpSync(empty, dir, { recursive: true });
      await fill(dir, script, ...args);
    }),
  );
}

const fill = (dir: string, script: string, ...args: string[]) =>
  run(process.execPath, ["--liftoff-only", script, dir, ...args]);

/** Makes the tables of the jobs, which takes half of the time that a server needs to start. */
async function startOnce(dir: string) {
  const env = { DATA_DIR: dir, DEMO_DATA: "0", AUTH_SECRET: authSecret };
  const server = await startServer(env);
  await server.stop({ keepsData: true });
}

function copyOf(made: string): string {
  const dir = newDataDir();
  cpSync(made, dir, { recursive: true });
  return dir;
}

/** The first worker makes it, and the others wait. It is deleted with the data of the run. */
async function madeOnce(key: string, make: (dir: string) => Promise<unknown>): Promise<string> {
  const shelf = join(process.env.E2E_DATA_DIR ?? "", "made");
  const dir = join(shelf, key);
  mkdirSync(shelf, { recursive: true });
  while (!existsSync(dir)) {
    if (!takes(`${dir}.begun`)) {
      await wait(100);
      continue;
    }
    try {
      mkdirSync(`${dir}.new`, { recursive: true });
      await make(`${dir}.new`);
      renameSync(`${dir}.new`, dir);
    } finally {
      rmSync(`${dir}.new`, { recursive: true, force: true });
      rmSync(`${dir}.begun`, { recursive: true, force: true });
    }
  }
  return dir;
}

function takes(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
