import { and, asc, inArray, notInArray, sql } from "drizzle-orm";
import { expertApplications, expertDocuments } from "#db/schema.ts";
import { forgetStored } from "#services/files/files.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { documentDays, draftDays } from "./application.ts";

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
