import { randomUUID } from "node:crypto";
import { and, asc, count, eq, inArray, notInArray, sql } from "drizzle-orm";
import { expertApplications, expertDocuments } from "#db/schema.ts";
import type { Admin, Viewer } from "#features/accounts/viewer.ts";
import { forgetStored } from "#services/files/files.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { documentEnding, mediaTypeOf } from "#values/form/document-format.ts";
import { isHeic } from "#values/form/heic.ts";
import { oneLine } from "#values/text/clean.ts";
import { shorten } from "#values/text/shorten.ts";
import {
  documentDays,
  documentLimits,
  documentName,
  draftDays,
  sentStatuses,
} from "./application.ts";
import type { DocumentRefusal } from "./messages.ts";
import { lockLive, lockLiveOrDraft, obstacleOf } from "./queries.server.ts";

type Needs = Pick<Services, "db" | "now" | "files" | "limits" | "log">;

/**
 * Stores files with the viewer's pending application, or with a draft that waits for the rest of the
 * form: nothing that was sent is lost to a mistake elsewhere.
 * @returns the files that were not taken
 */
export async function addDocuments(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  sent: readonly File[],
): Promise<DocumentRefusal[]> {
  const { obstacle } = await obstacleOf(services, viewer);
  if (obstacle) return [];
  const refused: DocumentRefusal[] = [];
  for (const file of sent) {
    const problem = await addDocument(services, viewer, file);
    if (problem) refused.push({ name: sentName(file.name), problem });
  }
  return refused;
}

async function addDocument(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  sent: File,
): Promise<DocumentRefusal["problem"] | null> {
  const { db, now, files, limits, log } = services;
  if (sent.size === 0) return "empty";
  if (sent.size > documentLimits.bytes) return "too-heavy";
  const bytes = new Uint8Array(await sent.arrayBuffer());
  if (isHeic(bytes)) return "heic";
  const ending = documentEnding(bytes);
  if (!ending) return "format";
  if (!(await limits.allow("expertDocument", viewer.userId))) return "too-often";
  const file = `expert-documents/${randomUUID()}.${ending}`;
  try {
    await files.put(file, bytes);
    const isAdded = await db.transaction(async (tx) => {
      const application = await lockLiveOrDraft({ db: tx, now }, viewer);
      if (!application) return false;
      const own = eq(expertDocuments.applicationId, application.id);
      const [kept] = await tx.select({ count: count() }).from(expertDocuments).where(own);
      if ((kept?.count ?? 0) >= documentLimits.count) return false;
      await tx.insert(expertDocuments).values({
        applicationId: application.id,
        name: documentName(sentName(sent.name), ending),
        mediaType: mediaTypeOf(ending),
        bytes: bytes.length,
        file,
        createdAt: now(),
      });
      // An administrator who is reading the application learns that it has changed.
      await tx
        .update(expertApplications)
        .set({ updatedAt: now() })
        .where(eq(expertApplications.id, application.id));
      return true;
    });
    if (!isAdded) await files.remove(file);
    return isAdded ? null : "too-many";
  } catch (error) {
    log.error({ error, userId: viewer.userId }, "document of an application not kept");
    await files.remove(file).catch(() => undefined);
    return "not-kept";
  }
}

/** Removes a document of the viewer's own draft or pending application. */
export async function removeDocument(
  { db, now, files }: Pick<Services, "db" | "now" | "files">,
  viewer: Pick<Viewer, "userId">,
  id: string,
): Promise<boolean> {
  const file = await db.transaction(async (tx) => {
    const application = await lockLive(tx, viewer);
    if (!application) return null;
    const [removed] = await tx
      .delete(expertDocuments)
      .where(and(eq(expertDocuments.id, id), eq(expertDocuments.applicationId, application.id)))
      .returning({ file: expertDocuments.file });
    if (!removed) return null;
    await tx
      .update(expertApplications)
      .set({ updatedAt: now() })
      .where(eq(expertApplications.id, application.id));
    return removed.file;
  });
  if (file === null) return false;
  await files.remove(file);
  return true;
}

/** A document with its content; `null` for an unknown one and for another person's. */
export async function readOwnDocument(
  services: Pick<Services, "db" | "files">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
) {
  const own = services.db
    .select({ id: expertApplications.id })
    .from(expertApplications)
    .where(eq(expertApplications.userId, userId));
  return readDocument(
    services,
    and(eq(expertDocuments.id, id), inArray(expertDocuments.applicationId, own)),
  );
}

/** The same for administrators, of any application that was sent. */
export async function readSentDocument(
  services: Pick<Services, "db" | "files">,
  _admin: Admin,
  id: string,
) {
  const sent = services.db
    .select({ id: expertApplications.id })
    .from(expertApplications)
    .where(inArray(expertApplications.status, [...sentStatuses]));
  return readDocument(
    services,
    and(eq(expertDocuments.id, id), inArray(expertDocuments.applicationId, sent)),
  );
}

async function readDocument(
  { db, files }: Pick<Services, "db" | "files">,
  which: ReturnType<typeof and>,
): Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const [row] = await db
    .select({ name: expertDocuments.name, file: expertDocuments.file })
    .from(expertDocuments)
    .where(which);
  const stored = row && (await files.read(row.file));
  if (!stored) return null;
  return { name: row.name, type: stored.contentType, bytes: new Uint8Array(stored.bytes) };
}

/** The name of a file as people read it, without the folder that old browsers send. */
function sentName(sent: string): string {
  const name = oneLine(sent.split(/[\\/]/).at(-1) ?? "");
  return shorten(name || "document", documentLimits.name);
}

export const expertDocumentJobs: Job[] = [
  { queue: "forget-expert-documents", schedule: "20 3 * * *", work: forgetOldDocuments },
];

/** How many documents one step deletes. */
const atOnce = 100;

/**
 * Deletes the documents of applications that were decided or withdrawn long ago, and drafts that were
 * never sent. A file goes before its row: what fails is found again the next night.
 */
export async function forgetOldDocuments(
  services: Pick<Services, "db" | "now" | "files" | "log">,
): Promise<void> {
  const { db, now } = services;
  const before = (days: number) => new Date(now().getTime() - days * msPerDay).toISOString();
  const closed = sql`coalesce(${expertApplications.decidedAt}, ${expertApplications.withdrawnAt})`;
  const isOldDraft = sql`${expertApplications.status} = 'draft'
    and ${expertApplications.updatedAt} < ${before(draftDays)}::timestamptz`;
  const over = db
    .select({ id: expertApplications.id })
    .from(expertApplications)
    .where(sql`(${isOldDraft}) or ${closed} < ${before(documentDays)}::timestamptz`);
  await forgetStored(services, {
    failure: "a document was not deleted",
    find: (stuck) =>
      db
        .select({ id: expertDocuments.id, file: expertDocuments.file })
        .from(expertDocuments)
        .where(
          and(
            inArray(expertDocuments.applicationId, over),
            notInArray(expertDocuments.id, [...stuck]),
          ),
        )
        .orderBy(asc(expertDocuments.createdAt))
        .limit(atOnce),
    forget: (ids) => db.delete(expertDocuments).where(inArray(expertDocuments.id, ids)),
  });
  // A document that was added to a draft in the meantime keeps it.
  // Trigger: office counts; see app/db/functions/experts.sql
  await db.delete(expertApplications).where(
    sql`(${isOldDraft}) and not exists (
      select 1 from ${expertDocuments} where ${expertDocuments.applicationId} = ${expertApplications.id})`,
  );
}
