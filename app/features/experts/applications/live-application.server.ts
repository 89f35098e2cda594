import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { expertApplications, experts, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { ApplicantObstacle } from "./application.ts";

/** Of each person there is one of these at most, by an index. */
export const liveStatuses = ["draft", "pending"] as const;

const liveColumns = {
  id: expertApplications.id,
  status: expertApplications.status,
};

/** The viewer's draft or pending application, locked until the transaction ends. */
export async function lockLive(tx: Database, { userId }: Pick<Viewer, "userId">) {
  const [row] = await tx
    .select(liveColumns)
    .from(expertApplications)
    .where(
      and(
        eq(expertApplications.userId, userId),
        inArray(expertApplications.status, [...liveStatuses]),
      ),
    )
    .for("update");
  return row ?? null;
}

/** The same; a person without one gets an empty draft. */
export async function lockLiveOrDraft(
  { db: tx, now }: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
) {
  const at = now();
  // Trigger: office counts; see app/db/functions/experts.sql
  await tx
    .insert(expertApplications)
    .values({
      userId: viewer.userId,
      firstName: "",
      lastName: "",
      title: "",
      city: "",
      country: "",
      status: "draft",
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
  return lockLive(tx, viewer);
}

/** Why this person cannot apply. */
export async function obstacleOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<{ obstacle: ApplicantObstacle | null; listedAs: string | null }> {
  const [row] = await db
    .select({
      isConfirmed: sql`${users.emailVerified} and not ${users.isAnonymous}`.mapWith(Boolean),
      listedAs: experts.id,
    })
    .from(users)
    .leftJoin(experts, eq(experts.userId, users.id))
    .where(eq(users.id, userId));
  const listedAs = row?.listedAs ?? null;
  if (listedAs !== null) return { obstacle: "listed", listedAs };
  return { obstacle: row?.isConfirmed ? null : "unconfirmed", listedAs };
}
