import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, type SQL } from "drizzle-orm";
import { entryFiles, raceRegistrations, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { forgetStored } from "#services/files/forgetting.ts";
import type { Services } from "#services/services.ts";
import { msPerDay, toDay } from "#values/day.ts";
import { readId } from "#values/id.ts";

/** Days after the race for which files are kept: a certificate is health data. */
const keptDays = 30;

/** How many files one step removes. */
const atOnce = 100;

type Shop = Pick<Services, "db" | "files">;
type Key = { registrationId: string; fileId: string };

/** A file that the viewer has sent; `null` for other people's. */
export function readOwnFile(services: Shop, viewer: Pick<Viewer, "userId">, key: Key) {
  return readFile(services, key, eq(raceRegistrations.userId, viewer.userId));
}

/** The same for those who may edit the race. */
export function readSentFile(services: Shop, editor: Editor, key: Key) {
  return readFile(services, key, mayEdit(editor, raceRegistrations.raceId));
}

async function readFile(
  { db, files }: Shop,
  { registrationId, fileId }: Key,
  isTheirs: SQL | undefined,
): Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const [entry, id] = [readId(registrationId), readId(fileId)];
  if (entry === null || id === null) return null;
  const [row] = await db
    .select({ file: entryFiles.file, bib: raceRegistrations.bib })
    .from(entryFiles)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryFiles.registrationId))
    .where(
      and(
        eq(entryFiles.id, id),
        eq(entryFiles.registrationId, entry),
        isNotNull(raceRegistrations.bib),
        isTheirs,
      ),
    );
  const stored = row && (await files.read(row.file));
  if (!stored) return null;
  const ending = /\.(\w+)$/.exec(row.file)?.[1] ?? "bin";
  const name = `bib-${row.bib}.${ending}`;
  return { name, type: stored.contentType, bytes: new Uint8Array(stored.bytes) };
}

/**
 * Deletes the files of races that are over, and those of deleted accounts; the states of the files stay. A file is
 * deleted before its row: one that fails is found again the next night.
 */
export async function forgetFiles(
  services: Pick<Services, "db" | "now" | "files" | "log">,
): Promise<void> {
  const { db, now } = services;
  const before = toDay(new Date(now().getTime() - keptDays * msPerDay));
  await forgetStored(services, {
    failure: "the file of an entry was not deleted",
    find: (stuck) =>
      db
        .select({ id: entryFiles.id, file: entryFiles.file })
        .from(entryFiles)
        .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryFiles.registrationId))
        .innerJoin(races, eq(races.id, raceRegistrations.raceId))
        .where(
          and(
            or(lt(races.startDate, before), isNull(entryFiles.sentBy)),
            notInArray(entryFiles.id, [...stuck]),
          ),
        )
        .limit(atOnce),
    forget: (ids) => db.delete(entryFiles).where(inArray(entryFiles.id, ids)),
  });
}
