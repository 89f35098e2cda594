import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { boolean, integer } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { experts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { expertCardColumns, ratingsOf, toExpertCard } from "../card/cards.server.ts";
import type {
  Expert,
  ExpertCard,
  ExpertContact,
  ExpertPage,
  ExpertSurroundings,
} from "../expert.ts";

const similarLimit = 6;

/** At most this many experts with something in common are compared. */
const candidateLimit = 400;

type Reader = Pick<Viewer, "userId" | "isAdmin"> | null;

/**
 * The page of an expert; `null` where no expert has this id. Only administrators and the linked account see
 * a page that is not public.
 */
export async function findExpert(
  { db, mail }: Pick<Services, "db" | "mail">,
  id: string,
  viewer: Reader,
): Promise<ExpertPage | null> {
  const isReadable = readableBy(id, viewer);
  if (!isReadable) return null;
  const [row] = await db.select(pageColumns).from(experts).where(isReadable);
  if (!row) return null;
  const ratings = await ratingsOf({ db }, [row.id]);
  const { isActive, updatedAt, userId, hasEmail, hasPhone, ...card } = row;
  const { firstName, lastName, province, country } = card;
  const takesMessages = mail.mode !== "unavailable" && (hasEmail || userId !== null);
  return {
    ...toExpertCard(card, ratings.get(card.id)),
    firstName,
    lastName,
    province,
    country,
    isActive,
    updatedAt,
    contact: { hasEmail, hasPhone, takesMessages },
    isOwn: viewer !== null && userId === viewer.userId,
  };
}

/** The address and the number of an expert, for a visitor who asked; `null` as for the page. */
export async function findContact(
  { db }: Pick<Services, "db">,
  id: string,
  viewer: Reader,
): Promise<(ExpertContact & { id: string; name: string }) | null> {
  const isReadable = readableBy(id, viewer);
  if (!isReadable) return null;
  const [row] = await db.select(contactColumns).from(experts).where(isReadable);
  if (!row) return null;
  const { firstName, lastName, email, phone } = row;
  return {
    id: row.id,
    name: `${firstName} ${lastName}`.trim(),
    email: email?.trim() || null,
    phone: phone?.trim() || null,
  };
}

/**
 * Other experts with the same services in the same city or country. Shared services count most, then
 * the city, then the country; between equals the better rated one comes first.
 */
export async function similarExperts(
  { db }: Pick<Services, "db">,
  expert: Pick<Expert, "id" | "specialties" | "city" | "country">,
): Promise<ExpertCard[]> {
  const services = sql`${sql.param(expert.specialties)}::text[]`;
  const isThere = sql`(city = ${expert.city} and country = ${expert.country})`;
  const candidates = await readRows(
    db,
    { id: experts.id, points: integer, shared: integer },
    sql`
    with candidates as (
      select e.id,
        (select count(*) from unnest(e.services) offered where offered = any (${services}))::int
          as shared,
        ${isThere}::int as there, (country = ${expert.country})::int as here
      from experts e
      where e.is_active and e.id <> ${expert.id}::uuid
        and (e.services && ${services} or ${isThere})
      order by there desc, here desc, shared desc, e.id
      limit ${candidateLimit}
    )
    select id, shared, least(shared, 3) * 2 + there * 2 + here as points
    from candidates order by points desc, shared desc, id`,
  );
  const ratings = await ratingsOf(
    { db },
    candidates.map(({ id }) => id),
  );
  const rated = (id: string) => ratings.get(id)?.rating10 ?? 0;
  const picked = candidates
    .sort((a, b) => b.points - a.points || b.shared - a.shared || rated(b.id) - rated(a.id))
    .slice(0, similarLimit);
  if (picked.length === 0) return [];
  const ids = picked.map(({ id }) => id);
  const rows = await db.select(expertCardColumns).from(experts).where(inArray(experts.id, ids));
  const cards = new Map(rows.map((row) => [row.id, toExpertCard(row, ratings.get(row.id))]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** How many other experts and coming races there are in the city of an expert. */
export async function surroundingsOf(
  { db, now }: Pick<Services, "db" | "now">,
  expert: Pick<Expert, "id" | "city" | "country">,
): Promise<ExpertSurroundings> {
  const row = await readRow(
    db,
    { experts: integer, races: integer },
    sql`
    select (
      select count(*)::int from experts
      where city = ${expert.city} and is_active and id <> ${expert.id}::uuid
    ) as experts, (
      select count(*)::int from race_search join race_facets using (facet_id)
      where city = ${expert.city} and country = ${expert.country}
        and ends_at > ${now().toISOString()}::timestamptz
    ) as races`,
  );
  return row ?? { experts: 0, races: 0 };
}

const pageColumns = {
  ...expertCardColumns,
  isActive: experts.isActive,
  updatedAt: experts.updatedAt,
  userId: experts.userId,
  hasEmail: sql`btrim(coalesce(${experts.email}, '')) <> ''`.mapWith(boolean),
  hasPhone: sql`btrim(coalesce(${experts.phone}, '')) <> ''`.mapWith(boolean),
};

const contactColumns = {
  id: experts.id,
  firstName: experts.firstName,
  lastName: experts.lastName,
  email: experts.email,
  phone: experts.phone,
};

/** `undefined` for a text that is not an id. */
function readableBy(id: string, viewer: Reader): SQL | undefined {
  const expertId = readId(id);
  if (expertId === null) return undefined;
  const isIt = eq(experts.id, expertId);
  if (viewer?.isAdmin) return isIt;
  return and(
    isIt,
    or(eq(experts.isActive, true), viewer ? eq(experts.userId, viewer.userId) : undefined),
  );
}
