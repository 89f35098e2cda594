import { type SQL, sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import { filesOfAccount } from "./kept/account.server.ts";
import type { ArchiveFile, ArchiveFiles, ArchivePerson } from "./kept/archive-files.server.ts";
import { filesOfContent } from "./kept/content.server.ts";
import { filesOfConversations } from "./kept/conversations.server.ts";
import { filesOfExpert } from "./kept/expert.server.ts";
import { filesOfMembership } from "./kept/membership.server.ts";
import { filesOfOrganizer } from "./kept/organizer.server.ts";
import { filesOfPrograms } from "./kept/programs.server.ts";
import { filesOfRunner } from "./kept/runner.server.ts";
import { filesOfTraining } from "./kept/training.server.ts";

/** The most rows of a list that is not read in parts. */
const mostRows = 10_000;

type Row = Record<string, unknown>;

/**
 * The lists of the archive, by subject. Passwords, keys and the tokens of sessions are left out: they
 * would only open doors.
 */
export const archiveFiles: ArchiveFiles = {
  ...filesOfAccount,
  ...filesOfRunner,
  ...filesOfTraining,
  ...filesOfOrganizer,
  ...filesOfExpert,
  ...filesOfConversations,
  ...filesOfContent,
  ...filesOfPrograms,
  ...filesOfMembership,
};

/**
 * Everything stored about a person but the lists that are read in parts: rows by the name of their list,
 * including empty lists.
 */
export async function collectPersonalData(
  { db }: Pick<Services, "db">,
  person: ArchivePerson,
): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [name, { rows, parts }] of Object.entries(archiveFiles)) {
    if (!parts) found[name] = [...(await db.execute(sql`${rows(person)} limit ${mostRows}`))];
  }
  return found;
}

/** The lists that are read in parts, by their names. */
export function longLists(
  { db }: Pick<Services, "db">,
  person: ArchivePerson,
): [string, AsyncIterable<Row>][] {
  return Object.entries(archiveFiles).flatMap(([name, { rows, parts }]) =>
    parts ? [[name, rowsInParts(db, rows(person), parts)]] : [],
  );
}

async function* rowsInParts(
  db: Services["db"],
  rows: SQL,
  { by, atOnce }: NonNullable<ArchiveFile["parts"]>,
): AsyncGenerator<Row> {
  const column = sql.identifier(by);
  const all = await readRows(db, { id: text }, sql`select ${column} as id from (${rows}) list`);
  const ids = [...new Set(all.map(({ id }) => id))];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = JSON.stringify(ids.slice(from, from + atOnce));
    yield* await db.execute(sql`
      select * from (${rows}) list where ${column} in (
        select value::uuid from jsonb_array_elements_text(${some}::text::jsonb)
      )`);
  }
}

/** A stored file of a person: where it stands in the archive, and its key in the store of files. */
export type PersonalFile = { path: string; key: string };

/** The stored files of a person, each in the folder of its list. */
export async function personalFiles(
  { db }: Pick<Services, "db">,
  person: ArchivePerson,
): Promise<PersonalFile[]> {
  const found: PersonalFile[] = [];
  for (const [folder, { bytes }] of Object.entries(archiveFiles)) {
    if (!bytes) continue;
    const rows = await readRows(
      db,
      { name: text, file: text },
      sql`${bytes(person)} limit ${mostRows}`,
    );
    const taken = new Set<string>();
    for (const { name, file } of rows) {
      found.push({ path: `${folder}/${ownName(name, taken)}`, key: file });
    }
  }
  return found;
}

/** A name that no other file of the folder has, also where letters of both cases are the same. */
function ownName(name: string, taken: Set<string>): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^./]*)?$/s.exec(name) ?? [];
  let own = name;
  for (let count = 2; taken.has(own.toLowerCase()); count++) own = `${stem} (${count})${ending}`;
  taken.add(own.toLowerCase());
  return own;
}
