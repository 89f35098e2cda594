import type { SQL } from "drizzle-orm";
import type { Viewer } from "../../viewer.ts";

export type ArchivePerson = Pick<Viewer, "userId" | "email">;

/** One list of the archive. */
export type ArchiveFile = {
  /** The tables that it is read from. */
  tables: string[];
  rows: (person: ArchivePerson) => SQL;
  /** A list that may be long is read while it is sent: the rows of so many values of a column at a time. */
  parts?: { by: string; atOnce: number };
  /** The stored files that belong to the rows: `name`, as the person knows it, and the key `file`. */
  bytes?: (person: ArchivePerson) => SQL;
};

/** Lists by their names. */
export type ArchiveFiles = Record<string, ArchiveFile>;
