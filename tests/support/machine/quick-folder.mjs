import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Bytes. More than the tests of a run keep at the same time. */
const enough = 2 * 1024 ** 3;

/**
 * Where the files of tests are kept: in memory where the system has a folder there with enough room, because to copy
 * and delete databases on a disk costs several times as much. `TMPDIR` wins.
 *
 * @returns {string}
 */
export function quickFolder() {
  if (process.env.TMPDIR) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize > enough) return "/dev/shm";
  } catch {
    // Only Linux has this folder.
  }
  return tmpdir();
}
