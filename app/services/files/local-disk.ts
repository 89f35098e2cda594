import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ServiceProblem } from "../providers/problem.ts";
import {
  checkFolder,
  contentTypeOf,
  type FilePart,
  type Files,
  isKey,
  type ListedFile,
} from "./files.ts";
import { streamOf } from "./stream-parts.ts";

const bytesAtOnce = 64 * 1024;

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
    async find(key) {
      const contentType = contentTypeOf(key);
      const size = await onDisk(() => sizeOf(join(directory, key)));
      return size === null ? null : { size, contentType };
    },
    async stream(key, part) {
      contentTypeOf(key);
      const path = join(directory, key);
      const size = await onDisk(() => sizeOf(path));
      return size === null ? null : streamOf(piecesOf(path, part));
    },
    async remove(key) {
      contentTypeOf(key);
      await onDisk(() => rm(join(directory, key), { force: true }));
    },
    list(folder) {
      checkFolder(folder);
      return filesIn(directory, folder);
    },
  };
}

async function* filesIn(directory: string, folder: string): AsyncGenerator<ListedFile> {
  const path = join(directory, folder);
  const found = await onDisk(() => readdir(path, { withFileTypes: true }).catch(nullWhenMissing));
  const entries = (found ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(directory, key);
    if (!entry.isFile() || !isKey(key)) continue;
    const facts = await onDisk(() => stat(join(directory, key)).catch(nullWhenMissing));
    if (facts) yield { key, storedAt: facts.mtime };
  }
}

/** The length of a file; `null` where there is no file. */
async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(nullWhenMissing);
  return found?.isFile() ? found.size : null;
}

/**
 * The file is opened when the first piece is asked for, and is closed behind the last one. An open
 * `FileHandle` that were forgotten would end the process when its memory is freed.
 */
async function* piecesOf(path: string, part: FilePart | undefined): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path, { ...part, highWaterMark: bytesAtOnce });
  try {
    yield* file;
  } catch (problem) {
    throw new ServiceProblem("files", "unavailable", problem);
  } finally {
    file.destroy();
  }
}

/** A reader sees either the old or the new file, also after a power cut. */
async function replace(path: string, bytes: Uint8Array | Blob) {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, "wx");
    try {
      await file.writeFile(bytes instanceof Blob ? bytes.stream() : bytes);
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
