import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's code for a file that another process has locked. */
const sqliteBusy = 5;

/** Another process has the directory open. */
export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
  constructor(directory: string, options: ErrorOptions) {
    super(
      `The database directory ${directory} is in use by another process. Stop that one first.`,
      options,
    );
  }
}

/**
 * Locks the directory for this process and returns a function that unlocks it. SQLite holds
 * a real lock of the operating system, which the kernel frees when the process dies; two processes in
 * one PostgreSQL directory would silently lose each other's rows.
 * @throws {DirectoryInUse} when another process has it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(dirname(directory), { recursive: true });
  const lock = new DatabaseSync(`${directory}.lock`);
  try {
    lock.exec("pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive");
    lock.exec("create table if not exists held (pid int)");
  } catch (cause) {
    lock.close();
    // A full or read-only disk is a different problem from another process.
    const isHeld = cause instanceof Error && Reflect.get(cause, "errcode") === sqliteBusy;
    throw isHeld ? new DirectoryInUse(directory, { cause }) : cause;
  }
  return () => lock.close();
}
