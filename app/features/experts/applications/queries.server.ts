import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { expertApplications, expertDocuments, experts, userProfiles, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import {
  type Applicant,
  type ApplicantObstacle,
  type ApplicationDetails,
  type ListingState,
  type OwnApplication,
  type SentDocument,
  sentStatus,
  toDetails,
} from "./application.ts";

/** Of each person there is one of these at most, by an index. */
const liveStatuses = ["draft", "pending"] as const;

const liveColumns = {
  id: expertApplications.id,
  status: expertApplications.status,
};

/** What the viewer sees at `/experts/apply`. */
export async function findApplicant(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
): Promise<Applicant> {
  const own = eq(expertApplications.userId, viewer.userId);
  const [[latest], documents, { obstacle, listedAs }] = await Promise.all([
    db
      .select()
      .from(expertApplications)
      .where(and(own, ne(expertApplications.status, "draft")))
      .orderBy(desc(expertApplications.createdAt), desc(expertApplications.id))
      .limit(1),
    documentsOf({ db }, and(own, inArray(expertApplications.status, [...liveStatuses]))),
    obstacleOf({ db }, viewer),
  ]);
  return {
    obstacle,
    listedAs,
    latest: latest ? toOwn(latest) : null,
    details: latest ? toDetails(latest) : await firstDetails({ db }, viewer),
    documents,
  };
}

/** What a person is as an expert, for a link in the dashboard. */
export async function listingStateOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<ListingState> {
  const state = await readRow(
    db,
    { isListed: boolean, isPending: boolean },
    sql`select
      exists (select from experts where user_id = ${userId}::uuid) as "isListed",
      exists (select from expert_applications
        where user_id = ${userId}::uuid and status = 'pending') as "isPending"`,
  );
  if (state?.isListed) return "listed";
  return state?.isPending ? "pending" : "none";
}

/** The documents of the applications for which a condition holds, in the order of their arrival. */
export function documentsOf(
  { db }: Pick<Services, "db">,
  applications: SQL | undefined,
): Promise<SentDocument[]> {
  return db
    .select({ id: expertDocuments.id, name: expertDocuments.name, bytes: expertDocuments.bytes })
    .from(expertDocuments)
    .innerJoin(expertApplications, eq(expertApplications.id, expertDocuments.applicationId))
    .where(applications)
    .orderBy(asc(expertDocuments.createdAt), asc(expertDocuments.id));
}

function toOwn(row: typeof expertApplications.$inferSelect): OwnApplication {
  return {
    id: row.id,
    status: sentStatus(row.status),
    sentAt: row.createdAt,
    decidedAt: row.decidedAt,
    note: row.decisionNote,
    expertId: row.expertId,
  };
}

/** What is known of a person who applies for the first time. */
async function firstDetails(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
): Promise<ApplicationDetails> {
  const [profile] = await db
    .select({ phone: userProfiles.phone })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.userId));
  return {
    first_name: viewer.firstName ?? "",
    last_name: viewer.lastName ?? "",
    title: "",
    city: "",
    province: null,
    country: "",
    years_experience: 0,
    services: [],
    hourly_rate: "0.00",
    hourly_rate_currency: "USD",
    rate_description: null,
    phone: profile?.phone ?? null,
    email: viewer.email,
    bio: null,
    message: null,
  };
}

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
