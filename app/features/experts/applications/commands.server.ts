import { and, eq } from "drizzle-orm";
import { valuesOf } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { expertApplications } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import type { ApplicationDetails } from "./application.ts";
import { applicationLetter, applicationReceipt } from "./emails.tsx";
import type { ApplicationProblem } from "./messages.ts";
import { lockLive, lockLiveOrDraft, obstacleOf } from "./queries.server.ts";

type Applying = Pick<Services, "db" | "now" | "mail" | "limits" | "log">;

type SentForm = {
  /** The pending application that the form showed; `null` for a new one. */
  application: string | null;
  details: ApplicationDetails;
};

/**
 * Sends an application with the documents that are kept for it, and writes to the applicant and to
 * the administrators. The form of a pending application changes it, without another letter.
 * @param site - where letters about applications go, and where their links lead
 */
export async function apply(
  services: Applying,
  viewer: Pick<Viewer, "userId" | "email">,
  { application, details }: SentForm,
  site: { inbox: string; applyUrl: string; recordUrl: (id: string) => string },
): Promise<{ problem: ApplicationProblem } | { problem: null; isNew: boolean }> {
  const { db, now, log, limits } = services;
  const { obstacle } = await obstacleOf(services, viewer);
  if (obstacle) return { problem: obstacle };
  const isChange = application !== null;
  if (!(await limits.allow(isChange ? "expertPage" : "expertApplication", viewer.userId))) {
    return { problem: isChange ? "changed-too-often" : "too-often" };
  }
  try {
    return await db.transaction(async (tx) => {
      // Asked once more: an administrator may have decided or linked a page in the meantime.
      const { obstacle: meanwhile } = await obstacleOf({ db: tx }, viewer);
      if (meanwhile) return { problem: meanwhile };
      const live =
        application === null
          ? await lockLiveOrDraft({ db: tx, now }, viewer)
          : await lockLive(tx, viewer);
      const isOther = application !== null && live?.id !== application;
      if (!live || isOther) return { problem: "decided" };
      const isNew = live.status === "draft";
      await write({ db: tx, now }, viewer, live.id, { details, isNew });
      if (isNew) {
        const receipt = applicationReceipt({ application: site.applyUrl });
        const lang = await letterLanguage(tx, viewer.userId);
        await sendIfPossible(services, tx, { address: viewer.email, lang, letter: receipt });
        const letter = applicationLetter(details, { record: site.recordUrl(live.id) });
        await sendIfPossible(services, tx, { address: site.inbox, letter });
      }
      return { problem: null, isNew };
    });
  } catch (error) {
    log.error({ error, userId: viewer.userId }, "application not saved");
    return { problem: "not-saved" };
  }
}

/** Takes the viewer's pending application back. Its documents go after some weeks, with the others. */
export async function withdrawApplication(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<{ problem: "decided" | null }> {
  const at = now();
  // Trigger: office counts; see app/db/functions/experts.sql
  const withdrawn = await db
    .update(expertApplications)
    .set({ status: "withdrawn", withdrawnAt: at, updatedAt: at })
    .where(
      and(
        eq(expertApplications.id, id),
        eq(expertApplications.userId, userId),
        eq(expertApplications.status, "pending"),
      ),
    )
    .returning({ id: expertApplications.id });
  return { problem: withdrawn.length > 0 ? null : "decided" };
}

async function write(
  { db: tx, now }: { db: Database; now: Services["now"] },
  { userId }: Pick<Viewer, "userId">,
  id: string,
  { details, isNew }: { details: ApplicationDetails; isNew: boolean },
) {
  const at = now();
  // Trigger: office counts; see app/db/functions/experts.sql
  await tx
    .update(expertApplications)
    .set({
      ...valuesOf(expertApplications, details),
      updatedAt: at,
      // A draft becomes an application when it is sent.
      ...(isNew && { status: "pending" as const, createdAt: at }),
    })
    .where(and(eq(expertApplications.id, id), eq(expertApplications.userId, userId)));
}
