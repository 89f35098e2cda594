import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ServiceProblem } from "../problem.ts";
import { contentTypeOf, type Files } from "./files.ts";

/** Files in a directory of this machine. */
export function openLocalDisk(directory: string): Files {
  return {
    async put(key, bytes) {
      contentTypeOf(key);
      const path = join(directory, key);
      await onDisk(async () => {
        await mkdir(dirname(path), { recursive: true });
        await replace(path, bytes);
      });
    },
    async read(key) {
      const contentType = contentTypeOf(key);
      const bytes = await onDisk(() => readFile(join(directory, key)).catch(nullWhenMissing));
      return bytes && { bytes, contentType };
    },
    async remove(key) {
      contentTypeOf(key);
      await onDisk(() => rm(join(directory, key), { force: true }));
    },
  };
}

/** A reader sees either the old or the new file, also after a power cut. */
async function replace(path: string, bytes: Uint8Array) {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (problem) {
    await rm(unfinished, { force: true });
    throw problem;
  }
  const directory = await open(dirname(path));
  await directory.sync().finally(() => directory.close());
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    throw new ServiceProblem("files", "unavailable", problem);
  }
}

function nullWhenMissing(problem: NodeJS.ErrnoException): null {
  if (problem.code === "ENOENT" || problem.code === "ENOTDIR" || problem.code === "EISDIR")
    return null;
  throw problem;
}
