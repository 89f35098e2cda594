import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, type SQL } from "drizzle-orm";
import { entryFiles, entryQuestions, raceRegistrations, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { type Download, forgetStored, readDownload } from "#services/files/files.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay, toDay } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { writtenIn } from "../questions/question.ts";

/** Days after the race for which files are kept: a certificate is health data. */
const keptDays = 30;

/** How many files one step removes. */
const atOnce = 100;

type Shop = Pick<Services, "db" | "files">;
type Key = { registrationId: string; fileId: string };

/** A file that the viewer has sent; `null` for other people's. */
export async function readOwnFile(
  services: Shop,
  viewer: Pick<Viewer, "userId">,
  key: Key,
): Promise<Download | null> {
  const isTheirs = eq(raceRegistrations.userId, viewer.userId);
  return (await readFile(services, key, isTheirs))?.download ?? null;
}

/** The same for those who may edit the race. The audit log says who opened it: it may be health data. */
export async function openSentFile(
  services: Shop & Pick<Services, "now">,
  editor: Editor,
  key: Key,
): Promise<Download | null> {
  const found = await readFile(services, key, mayEdit(editor, raceRegistrations.raceId));
  if (!found) return null;
  await recordChange(services, editor, {
    action: "file opened",
    subjectType: "registration",
    subjectId: found.registrationId,
    subjectName: found.raceName,
    after: { question: writtenIn({ en: found.textEn, es: found.textEs }, "en").text },
  });
  return found.download;
}

async function readFile(
  { db, files }: Shop,
  { registrationId, fileId }: Key,
  isTheirs: SQL | undefined,
) {
  const [entry, id] = [readId(registrationId), readId(fileId)];
  if (entry === null || id === null) return null;
  const [row] = await db
    .select({
      file: entryFiles.file,
      bib: raceRegistrations.bib,
      registrationId: entryFiles.registrationId,
      raceName: races.raceName,
      textEn: entryQuestions.textEn,
      textEs: entryQuestions.textEs,
    })
    .from(entryFiles)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryFiles.registrationId))
    .innerJoin(races, eq(races.id, raceRegistrations.raceId))
    .innerJoin(entryQuestions, eq(entryQuestions.id, entryFiles.questionId))
    .where(
      and(
        eq(entryFiles.id, id),
        eq(entryFiles.registrationId, entry),
        isNotNull(raceRegistrations.bib),
        isTheirs,
      ),
    );
  const download = row && (await readDownload(files, row.file, `bib-${row.bib}`));
  return download ? { ...row, download } : null;
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

export const fileJobs: Job[] = [
  { queue: "forget-entry-files", schedule: "40 3 * * *", work: forgetFiles },
];
