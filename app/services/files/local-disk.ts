import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ServiceProblem } from "../problem.ts";
import { contentTypeOf, type FilePart, type Files } from "./files.ts";

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
      const found = await onDisk(() => stat(join(directory, key)).catch(nullWhenMissing));
      return found?.isFile() ? { size: found.size, contentType } : null;
    },
    async stream(key, part) {
      contentTypeOf(key);
      // An open file stays as it is when another version takes its place.
      const file = await onDisk(() => openFile(join(directory, key)));
      return file && streamOf(file, part);
    },
    async remove(key) {
      contentTypeOf(key);
      await onDisk(() => rm(join(directory, key), { force: true }));
    },
  };
}

async function openFile(path: string): Promise<FileHandle | null> {
  const file = await open(path).catch(nullWhenMissing);
  if (!file || (await file.stat()).isFile()) return file;
  await file.close();
  return null;
}

/** Reads while it is asked, and closes the file at the end, after a failure, or when cancelled. */
function streamOf(file: FileHandle, part?: FilePart): ReadableStream<Uint8Array> {
  let position = part?.start ?? 0;
  const end = part?.end ?? Number.MAX_SAFE_INTEGER;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const length = Math.min(bytesAtOnce, end - position + 1);
          const buffer = new Uint8Array(Math.max(0, length));
          const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
          position += bytesRead;
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
          await file.close();
          controller.close();
        } catch (problem) {
          await file.close().catch(() => {});
          throw new ServiceProblem("files", "unavailable", problem);
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
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
