import { and, eq, type SQL, sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { experts, races, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Subject } from "./review.ts";

/**
 * The row of the reviewed subject, locked against deletion until the review is written. No expert
 * reviews the own page.
 */
export function lockedSubject({ kind, id }: Subject, authorId: string): SQL {
  return kind === "race"
    ? sql`select id from races where id = ${id}::uuid for key share`
    : sql`
      select id from experts
      where id = ${id}::uuid and is_active and user_id is distinct from ${authorId}::uuid
      for key share`;
}

/** The name of the race or expert; `null` when the subject does not exist. */
export async function subjectName(
  { db }: Pick<Services, "db">,
  { kind, id }: Subject,
): Promise<string | null> {
  const [found] =
    kind === "race"
      ? await db.select({ name: races.raceName }).from(races).where(eq(races.id, id))
      : await db
          .select({ name: expertName })
          .from(experts)
          .where(and(eq(experts.id, id), eq(experts.isActive, true)));
  return found?.name ?? null;
}

/**
 * Whether the subject is the page of an expert that this account keeps. A guest is known by the address
 * of that account, or the one on the page.
 */
export async function keepsPage(
  { db }: Pick<Services, "db">,
  author: { userId: string } | { email: string },
  { kind, id }: Subject,
): Promise<boolean> {
  if (kind === "race") return false;
  const isAuthor =
    "userId" in author
      ? eq(users.id, author.userId)
      : sql`lower(${author.email}) in (lower(${users.email}), lower(trim(${experts.email})))`;
  const [kept] = await db
    .select({ id: experts.id })
    .from(experts)
    .leftJoin(users, eq(users.id, experts.userId))
    .where(and(eq(experts.id, id), eq(experts.isActive, true), isAuthor));
  return kept !== undefined;
}

/** The name of an expert; `null` parts are left out. */
export const expertName = sql`concat_ws(' ', ${experts.firstName}, ${experts.lastName})`.mapWith(
  text,
);
