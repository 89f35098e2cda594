import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { integer, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { expertInquiries, experts, reviews, users } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import { pageWindow } from "#values/form/paging.ts";
import { isId } from "#values/id.ts";
import { expertCardColumns, ratingsOf, toExpertCard } from "../card/cards.server.ts";
import type { EditedExpert, ExpertListing, ExpertLosses, OfficeExpertFilters } from "./details.ts";

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

const expertsPerPage = 24;

/** The most services that the filter offers. */
const mostOffered = 300;

/** One page of the experts that match the filters, by name, with the inactive ones. */
export async function listExperts(
  { db }: Reads,
  filters: OfficeExpertFilters,
  page: number,
): Promise<ExpertListing> {
  const isAsked = asked(filters);
  const [counted] = await db
    .select({ all: count(), total: sql`count(*) filter (where ${isAsked})`.mapWith(Number) })
    .from(experts);
  const { all = 0, total = 0 } = counted ?? {};
  const { offset, limit, ...where } = pageWindow(page, expertsPerPage, total);
  const rows = await db
    .select({ ...expertCardColumns, isActive: experts.isActive, userId: experts.userId })
    .from(experts)
    .where(isAsked)
    .orderBy(...byName, asc(experts.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const ratings = await ratingsOf({ db }, ids);
  return {
    ...where,
    rows: rows.map(({ isActive, userId, ...row }) => ({
      ...toExpertCard(row, ratings.get(row.id)),
      isActive,
      isLinked: userId !== null,
    })),
    all,
    countries: await countriesOf({ db }),
    services: await servicesOf({ db }),
  };
}

const byName = [sql`norm(${experts.lastName})`, sql`norm(${experts.firstName})`];

const searched = sql`(' ' || norm(concat_ws(' ', ${experts.firstName}, ${experts.lastName},
  ${experts.title}, ${experts.city}, ${experts.province}, ${experts.country}, ${experts.email},
  array_to_string(${experts.services}, ' '))))`;

function asked({ q, country, service }: OfficeExpertFilters): SQL {
  const conditions = [
    ...wordsAmong(q, searched),
    country && sql`norm(${experts.country}) = norm(${country})`,
    service &&
      sql`exists (select from unnest(${experts.services}) offered where norm(offered) = norm(${service}))`,
  ].filter((condition) => condition !== "");
  return and(...conditions) ?? sql`true`;
}

/** Each spelled as the most experts have it. */
async function countriesOf({ db }: Reads): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: text },
    sql`
      select mode() within group (order by country) as name from experts
      group by norm(country) order by norm(country)`,
  );
  return rows.map(({ name }) => name);
}

async function servicesOf({ db }: Reads): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: text },
    sql`
      select mode() within group (order by offered) as name from experts, unnest(services) offered
      group by norm(offered) order by count(*) desc, norm(offered) limit ${mostOffered}`,
  );
  return rows.map(({ name }) => name).sort((one, other) => one.localeCompare(other, "en"));
}
