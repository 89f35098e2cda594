import type { Log } from "../log/log.ts";
import type { Mode } from "../providers/mode.ts";
import type { StorageSettings } from "./config.ts";
import { openDataDirectory } from "./data-directory.ts";
import type { Files } from "./files.ts";
import { openLocalDisk } from "./local-disk.ts";
import { openBucket } from "./s3.ts";

/** No file has this key: reading it shows whether the store answers, accepts the keys and has the bucket. */
const absentKey = "start/absent.json";

/**
 * The files of this server: in the bucket if one is set, else in the directory.
 * @throws {DataDirectoryUnusable} when the directory cannot be created or written to
 */
export function openFiles(
  { directory, bucket }: StorageSettings,
  log: Pick<Log, "error">,
  fetch: typeof globalThis.fetch,
): { files: Files; mode: Mode } {
  if (!bucket) {
    openDataDirectory(directory, "STORAGE_DIR");
    return { files: openLocalDisk(directory), mode: "built-in" };
  }
  const files = openBucket(bucket, fetch);
  // Pages are served without it, so the start does not wait.
  files.read(absentKey).catch((error: unknown) => {
    log.error({ error, bucket: bucket.bucket }, "the bucket of files cannot be used");
  });
  return { files, mode: "live" };
}
