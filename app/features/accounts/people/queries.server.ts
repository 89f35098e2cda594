import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { fold } from "#values/fold.ts";
import { type Page, pageWindow } from "#values/paging.ts";
import { literal } from "#values/typed.ts";
import type { KnownPerson, PeopleFilter, PeopleSearch, Person } from "./people.ts";

export const peoplePerPage = 50;

/**
 * A search counts and shows so many people at most: whoever looks for somebody types one more
 * letter, and counting all that have a letter takes as long as reading everybody.
 */
export const mostFound = 5000;

/** One page of the people who fit, whoever came last first. */
export async function searchPeople(
  { db }: Pick<Services, "db">,
  { words, filter }: PeopleSearch,
  asked: number,
): Promise<Page<Person>> {
  const fits = sql.join([...wordConditions(words), conditionOf[filter]], sql` and `);
  const bound = words ? sql`limit ${mostFound}` : sql``;
  const counting =
    filter === "members" && !words
      ? sql`select count(distinct user_id)::int as total from (${members()}) member`
      : sql`select count(*)::int as total from (
          select from user_profiles p where ${fits} ${bound}
        ) found`;
  const [counted] = await db.execute<{ total: number }>(counting);
  const total = counted?.total ?? 0;
  const { offset, limit, ...where } = pageWindow(asked, peoplePerPage, total);
  // Few are read and then sorted, many in the order of the index until the page is full.
  const way = words && total < mostFound ? sql`materialized` : sql`not materialized`;
  const rows = await db.execute<PersonRow>(sql`
    with found as ${way} (
      select p.user_id, p.created_at from user_profiles p where ${fits}
    ), page as (
      select user_id from found order by created_at desc, user_id limit ${limit} offset ${offset}
    )
    select ${personColumns}
    from page join user_profiles p using (user_id) join users u on u.id = p.user_id
    order by p.created_at desc, p.user_id`);
  return { ...where, rows: rows.map(toPerson) };
}

/** Somebody as an administrator may know them; `null` when there is no such account. */
export async function findPerson(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
): Promise<KnownPerson | null> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const countOf = (table: string, more = sql``) =>
    sql`(select count(*)::int from ${sql.identifier(table)} c where c.user_id = u.id ${more})`;
  const [row] = await db.execute<KnownRow>(sql`
    select ${personColumns}, p.phone, u.last_sign_in_at as "lastSignInAt",
      u.two_factor_enabled as "hasTwoFactor",
      array(
        select case provider_id when 'credential' then 'password' else provider_id end
        from auth_identities i where i.user_id = u.id order by 1
      ) as "waysToSignIn",
      ${countOf("auth_passkeys")} as passkeys,
      ${countOf("auth_sessions", sql`and c.expires_at > ${at}`)} as sessions,
      ${countOf("reviews")} as reviews,
      ${countOf("race_registrations")} as registrations,
      ${countOf("user_favorites")} as favorites,
      (
        select a.email from invitations v join users a on a.id = v.invited_by
        where v.user_id = u.id
      ) as "invitedBy",
      s.subscription_status as status, s.current_period_end::float8 as "paidUntil",
      s.cancel_at_period_end as "isEnding"
    from user_profiles p join users u on u.id = p.user_id
      left join stripe_user_subscriptions s on s.user_id = u.id
    where p.user_id = ${userId}::uuid`);
  if (!row) return null;
  const { status, paidUntil, isEnding, ...known } = row;
  const membership = status === null ? null : { status, paidUntil: endOf(paidUntil), isEnding };
  return { ...known, ...toPerson(known), membership };
}

type PersonRow = Omit<Person, "deletionDay"> & { deleteAfter: Date | null };
type KnownRow = PersonRow &
  Omit<KnownPerson, keyof Person | "membership"> &
  ({ status: string; isEnding: boolean } | { status: null; isEnding: null }) & {
    paidUntil: number | null;
  };

/** Of a profile `p` and its user `u`. A picture inside the profile is not carried along. */
const personColumns = sql`
  p.user_id as "userId", coalesce(p.email, u.email) as email, p.first_name as "firstName",
  p.last_name as "lastName", p.created_at as "createdAt", p.is_active as "isActive",
  p.is_admin as "isAdmin", u.is_temporary as "isGuest",
  u.email_verified and not u.is_temporary as "isConfirmed", u.delete_after as "deleteAfter",
  case when pg_column_size(p.profile_image) < 1000 then p.profile_image end as image,
  exists (${members(sql`and c.user_id = p.user_id`)}) as "isMember"`;

const conditionOf: Record<PeopleFilter, SQL> = {
  all: sql`true`,
  active: sql`p.is_active`,
  inactive: sql`not p.is_active`,
  admins: sql`p.is_admin`,
  members: sql`p.user_id in (${members()})`,
};

/** Who pays, or is about to. */
function members(more = sql``): SQL {
  return sql`
    select c.user_id from stripe_customers c join stripe_subscriptions s using (customer_id)
    where s.subscription_status in ('active', 'trialing', 'past_due') ${more}`;
}

/** Every word is a part of the address or of the name; of one or two letters, a beginning. */
function wordConditions(words: string): SQL[] {
  const patterns = fold(words)
    .split(/\s+/)
    .filter(Boolean)
    .map(literal)
    .map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
  return patterns.map((pattern) => sql`p.search_text like ${pattern}`);
}

function toPerson({ deleteAfter, ...person }: PersonRow): Person {
  return { ...person, deletionDay: deleteAfter ? toDay(new Date(deleteAfter)) : null };
}

/** @param seconds - since 1970, as the payment provider counts */
function endOf(seconds: number | null) {
  return seconds === null ? null : toDay(new Date(seconds * 1000));
}
