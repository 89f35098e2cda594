import { eq, sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/column-map.ts";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { expertInquiries, experts, reviews, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { EditedExpert, ExpertLosses } from "./details.ts";

type Reads = Pick<Services, "db">;

const detailColumns = pickColumns(columnsByName(experts), [
  "first_name",
  "last_name",
  "title",
  "years_experience",
  "city",
  "province",
  "country",
  "services",
  "hourly_rate",
  "hourly_rate_currency",
  "rate_description",
  "phone",
  "email",
  "bio",
  "is_active",
]);

/** An expert with everything that its form holds; `null` when it does not exist. */
export async function findEditedExpert(
  { db }: Reads,
  id: string,
  { isLocked = false } = {},
): Promise<EditedExpert | null> {
  if (!isId(id)) return null;
  const asked = db
    .select({ details: detailColumns, photo: experts.profilePicture, userId: experts.userId })
    .from(experts)
    .where(eq(experts.id, id));
  const [row] = await (isLocked ? asked.for("no key update") : asked);
  if (!row) return null;
  const { details, photo, userId } = row;
  return { id, details, photo, account: userId === null ? null : await accountOf(db, userId) };
}

async function accountOf(db: Database, userId: string): Promise<EditedExpert["account"]> {
  const [user] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}

/** What is deleted with an expert; `null` for an unknown one. */
export async function lossesOf({ db }: Reads, id: string): Promise<ExpertLosses | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select({
      firstName: experts.firstName,
      lastName: experts.lastName,
      title: experts.title,
      account: users.email,
      reviews: sql`(
        select count(*)::int from ${reviews}
        where ${reviews.entityType} = 'expert' and ${reviews.entityId} = ${experts.id}
      )`.mapWith(integer),
      inquiries: sql`(
        select count(*)::int from ${expertInquiries}
        where ${expertInquiries.expertId} = ${experts.id}
      )`.mapWith(integer),
    })
    .from(experts)
    .leftJoin(users, eq(users.id, experts.userId))
    .where(eq(experts.id, id));
  if (!row) return null;
  const { firstName, lastName, ...losses } = row;
  return { name: `${firstName} ${lastName}`, ...losses };
}
