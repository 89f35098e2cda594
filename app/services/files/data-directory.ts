import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** With less than this on the disk the next writes fail. */
const leastFreeBytes = 50 * 1024 * 1024;

/** `DATA_DIR` or `STORAGE_DIR` cannot be used. The message is one line. */
export class DataDirectoryUnusable extends Error {
  override name = "DataDirectoryUnusable";
}

/**
 * Makes the directory of the database, or of uploaded files, unless it is there.
 * @param variable - the variable that names the directory
 * @throws {DataDirectoryUnusable} when it cannot be created or written to
 */
export function openDataDirectory(
  directory: string,
  variable: "DATA_DIR" | "STORAGE_DIR" = "DATA_DIR",
): void {
  const path = resolve(directory);
  try {
    makeDirectory(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why =
      reasons[String(cause instanceof Error && Reflect.get(cause, "code"))] ?? "cannot be used";
    throw new DataDirectoryUnusable(`${variable} ${path} ${why}.`, { cause });
  }
}

/** Whether the disk has room for further writes; true if it does not report its free space. */
export async function hasRoom(directory: string, leastBytes = leastFreeBytes): Promise<boolean> {
  const disk = await statfs(directory).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= leastBytes;
}

const reasons: Record<string, string> = {
  EACCES: "may not be written to by this user",
  EPERM: "may not be written to by this user",
  EROFS: "is on a disk that can only be read",
  ENOTDIR: "is not a directory, or lies below a file",
  EEXIST: "is not a directory, or lies below a file",
  ENOENT: "cannot be made there",
  ENOSPC: "cannot be made: the disk is full",
};

/** Creates one directory after the other: the recursive option never returns below /proc. */
function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  mkdirSync(path);
}
