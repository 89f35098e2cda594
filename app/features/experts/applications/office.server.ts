import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { integer, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { readRow } from "#db/rows.ts";
import { expertApplications, experts, userProfiles, users } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import {
  type ApplicationLine,
  type ApplicationRecord,
  type ApplicationStatus,
  sentStatus,
  toDetails,
} from "./application.ts";
import { documentsOf } from "./queries.server.ts";
import type { ApplicationFilters } from "./schema.ts";

const perPage = 25;

/** How many earlier applications of the same person are listed. */
const mostEarlier = 20;

const lineShape = {
  id: expertApplications.id,
  name: text,
  title: expertApplications.title,
  city: expertApplications.city,
  country: expertApplications.country,
  status: expertApplications.status,
  sentAt: expertApplications.createdAt,
  documents: integer,
};

/** One page of the applications. What waits is read in the order of its arrival, the rest backwards. */
export async function searchApplications(
  { db }: Pick<Services, "db">,
  { words, status }: ApplicationFilters,
  page: number,
): Promise<Page<ApplicationLine>> {
  const found = sql`
    from expert_applications a join users u on u.id = a.user_id
    where ${sql.join([isSent(status), ...wordsAmong(words, searched)], sql` and `)}`;
  const order = status === "pending" ? sql`a.created_at, a.id` : sql`a.created_at desc, a.id`;
  const { rows, ...where } = await readPage(
    db,
    lineShape,
    {
      count: sql`select count(*) ${found}`,
      rows: sql`
        select a.id, concat_ws(' ', a.first_name, a.last_name) as name, a.title, a.city, a.country,
          a.status, a.created_at as "sentAt",
          (select count(*) from expert_documents d where d.application_id = a.id) as documents
        ${found} order by ${order}`,
      perPage,
    },
    page,
  );
  return { ...where, rows: rows.map((row) => ({ ...row, status: sentStatus(row.status) })) };
}

const searched = sql`' ' || norm(concat_ws(' ', a.first_name, a.last_name, a.title, a.city,
  a.province, a.country, u.email))`;

function isSent(status: ApplicationStatus | null): SQL {
  return status ? sql`a.status = ${status}` : sql`a.status <> 'draft'`;
}

/** How many applications there are of each status. */
export async function countApplications({
  db,
}: Pick<Services, "db">): Promise<Record<ApplicationStatus, number>> {
  const counts = await readRow(
    db,
    { pending: integer, approved: integer, declined: integer, withdrawn: integer },
    sql`
      select count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'approved') as approved,
        count(*) filter (where status = 'declined') as declined,
        count(*) filter (where status = 'withdrawn') as withdrawn
      from expert_applications`,
  );
  return counts ?? { pending: 0, approved: 0, declined: 0, withdrawn: 0 };
}

/** An application that was sent, with everything that helps to decide; `null` for any other. */
export async function findApplication(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<ApplicationRecord | null> {
  const [found] = await db
    .select({ row: expertApplications, email: users.email, isActive: userProfiles.isActive })
    .from(expertApplications)
    .innerJoin(users, eq(users.id, expertApplications.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(expertApplications.id, id), ne(expertApplications.status, "draft")));
  if (!found) return null;
  const { row, email, isActive } = found;
  const [documents, [page], earlier, [admin]] = await Promise.all([
    documentsOf({ db }, eq(expertApplications.id, id)),
    db
      .select({ id: experts.id, firstName: experts.firstName, lastName: experts.lastName })
      .from(experts)
      .where(eq(experts.userId, row.userId)),
    earlierOf({ db }, row),
    db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, row.decidedBy ?? sql`null`)),
  ]);
  return {
    id: row.id,
    status: sentStatus(row.status),
    details: toDetails(row),
    documents,
    sentAt: row.createdAt,
    version: row.updatedAt.toISOString(),
    applicant: { userId: row.userId, email, isActive },
    listedAs: page ? { id: page.id, name: `${page.firstName} ${page.lastName}` } : null,
    decision: row.decidedAt && {
      at: row.decidedAt,
      by: admin?.email ?? null,
      note: row.decisionNote,
      expertId: row.expertId,
    },
    earlier: earlier.map((each) => ({ ...each, status: sentStatus(each.status) })),
  };
}

/** The other applications of the same person, the latest first. */
function earlierOf(
  { db }: Pick<Services, "db">,
  { id, userId }: Pick<typeof expertApplications.$inferSelect, "id" | "userId">,
) {
  return db
    .select({
      id: expertApplications.id,
      status: expertApplications.status,
      sentAt: expertApplications.createdAt,
      note: expertApplications.decisionNote,
    })
    .from(expertApplications)
    .where(
      and(
        eq(expertApplications.userId, userId),
        ne(expertApplications.id, id),
        ne(expertApplications.status, "draft"),
      ),
    )
    .orderBy(desc(expertApplications.createdAt))
    .limit(mostEarlier);
}
