import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** Temporary files of one request or one job. */
export type Scratch = {
  /** The path of a file that does not exist yet. */
  path(): string;
  /** Removes all its files. */
  clear(): Promise<void>;
};

/** What a machine that no longer exists has left is removed after this time. */
const staleMs = 24 * 3600 * 1000;

/**
 * Opens the folder of this process's temporary files, on the disk of `DATA_DIR`, and removes what
 * processes that were killed have left. Each process has its own folder, because copies of the server
 * may share the disk.
 */
export function openScratch(dataDir: string, now: () => Date): () => Scratch {
  const all = join(dataDir, "scratch");
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) {
    if (isLeft(name, join(all, name), now)) rmSync(join(all, name), { recursive: true });
  }
  const own = join(all, `${hostname()}-${process.pid}`);
  mkdirSync(own, { recursive: true });
  return () => {
    const paths: string[] = [];
    return {
      path() {
        // Another machine that shares the disk removes a folder in which nothing happens for long.
        mkdirSync(own, { recursive: true });
        const path = join(own, randomUUID());
        paths.push(path);
        return path;
      },
      async clear() {
        await Promise.all(paths.splice(0).map((path) => rm(path, { force: true })));
      },
    };
  };
}

/** Whether the process that made a folder has ended. */
function isLeft(name: string, path: string, now: () => Date): boolean {
  const [, machine, pid = ""] = /^(.*)-(\d+)$/.exec(name) ?? [];
  if (machine === hostname()) return Number(pid) === process.pid || !isRunning(Number(pid));
  return now().getTime() - statSync(path).mtimeMs > staleMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // A process of another user may not be signalled, but it is there.
    return problem instanceof Error && Reflect.get(problem, "code") === "EPERM";
  }
}
