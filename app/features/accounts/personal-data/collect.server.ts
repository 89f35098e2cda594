import { sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import type { ArchiveFiles, ArchivePerson } from "./archive-files.server.ts";
import { filesOfAccount } from "./kept/account.server.ts";
import { filesOfContent } from "./kept/content.server.ts";
import { filesOfConversations } from "./kept/conversations.server.ts";
import { filesOfExpert } from "./kept/expert.server.ts";
import { filesOfMembership } from "./kept/membership.server.ts";
import { filesOfOrganizer } from "./kept/organizer.server.ts";
import { filesOfPrograms } from "./kept/programs.server.ts";
import { filesOfRunner } from "./kept/runner.server.ts";
import { filesOfTraining } from "./kept/training.server.ts";

/** The most rows of one kind. */
const mostRows = 10_000;

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

/** Everything stored about a person: rows by the name of their list, including empty lists. */
export async function collectPersonalData(
  { db }: Pick<Services, "db">,
  person: ArchivePerson,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, { rows }] of Object.entries(archiveFiles)) {
    found[name] = [...(await db.execute(sql`${rows(person)} limit ${mostRows}`))];
  }
  return found;
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
    found.push(...rows.map(({ name, file }) => ({ path: `${folder}/${name}`, key: file })));
  }
  return found;
}
