import { type SQL, sql } from "drizzle-orm";
import { arrayOf, boolean, integer, orNull, text } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { type RowOf, readRow } from "#db/rows.ts";
import { invitations, stripeUserSubscriptions, userProfiles, users } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { liveStatuses } from "#values/subscription-status.ts";
import type {
  KnownPerson,
  OpenInvitation,
  PeopleFilter,
  PeopleOrder,
  PeopleSearch,
  Person,
} from "./people.ts";

export const peoplePerPage = 50;

/** Open invitations on one page. */
const invitationsPerPage = 50;

/** One page of the matching people, the latest account first unless another order is asked for. */
export async function searchPeople(
  { db }: Pick<Services, "db">,
  { words, filter, order: asked }: PeopleSearch,
  page: number,
): Promise<Page<Person>> {
  const order = asked ? orders[asked] : latestFirst;
  const address = sql`coalesce(p.email, u.email)`;
  // Only a sorted list reads what it is sorted by.
  const sorting = asked
    ? sql`, ${address} as email, p.first_name, p.last_name, u.last_sign_in_at`
    : sql``;
  const among = asked ? sql`join users u on u.id = p.user_id` : sql``;
  const fits = sql.join(
    [...wordsAmong(words, sql`p.search_text`), conditionOf[filter]],
    sql` and `,
  );
  const people = await readLongPage(
    db,
    personShape,
    {
      found:
        filter === "members"
          ? sql`
            select p.user_id as id, p.created_at ${sorting}
            from (${members()}) c join user_profiles p using (user_id) ${among} where ${fits}`
          : sql`
            select p.user_id as id, p.created_at ${sorting}
            from user_profiles p ${among} where ${fits}`,
      order: sql`${order(sql``, sql``, sql`email`)}, id`,
      backwards: sql`created_at, id desc`,
      rows: sql`
        select ${personColumns}
        from page join user_profiles p on p.user_id = page.id join users u on u.id = p.user_id
        order by ${order(sql`p.`, sql`u.`, address)}, p.user_id`,
      perPage: peoplePerPage,
      isSearch: words !== "",
      isGathered: filter === "members" || asked !== null,
    },
    page,
  );
  return { ...people, rows: people.rows.map(toPerson) };
}

/** What people are ordered by, given the prefixes of a profile and of its user, and the address. */
type Order = (profile: SQL, user: SQL, address: SQL) => SQL;

const latestFirst: Order = (profile) => sql`${profile}created_at desc`;

/** Who has no name, and who has never signed in, comes last. */
const orders: Record<PeopleOrder, Order> = {
  email: (_profile, _user, address) => sql`lower(${address})`,
  name: (profile) => sql`
    norm(nullif(${profile}last_name, '')) nulls last,
    norm(nullif(${profile}first_name, '')) nulls last`,
  seen: (_profile, user) => sql`${user}last_sign_in_at desc nulls last`,
};

/** A person as an administrator may know them; `null` when there is no such account. */
export async function findPerson(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
): Promise<KnownPerson | null> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const countOf = (table: string, more = sql``) =>
    sql`(select count(*) from ${sql.identifier(table)} c where c.user_id = u.id ${more})`;
  const row = await readRow(
    db,
    knownPersonShape,
    sql`
      select ${personColumns}, p.phone, u.last_sign_in_at as "lastSignInAt",
        u.two_factor_enabled as "hasTwoFactor",
        array(
          select case provider_id when 'credential' then 'password' else provider_id end
          from auth_identities i where i.user_id = u.id order by 1
        ) as "waysToSignIn",
        ${countOf("auth_passkeys")} as passkeys,
        ${countOf("auth_sessions", sql`and c.expires_at > ${at}`)} as sessions,
        ${countOf("reviews")} as reviews,
        ${countOf("race_registrations", sql`and c.bib is not null`)} as registrations,
        ${countOf("user_favorites")} as favorites,
        (
          select a.email from invitations v join users a on a.id = v.invited_by
          where v.user_id = u.id
        ) as "invitedBy",
        s.subscription_status as status, s.current_period_end as "paidUntil",
        s.cancel_at_period_end as "isEnding"
      from user_profiles p join users u on u.id = p.user_id
        left join stripe_user_subscriptions s on s.user_id = u.id
      where p.user_id = ${userId}::uuid`,
  );
  if (!row) return null;
  const { status, paidUntil, isEnding, ...known } = row;
  const membership =
    status === null ? null : { status, paidUntil: endOf(paidUntil), isEnding: isEnding ?? false };
  return { ...known, ...toPerson(known), membership };
}

const openInvitationShape = {
  id: invitations.id,
  email: invitations.email,
  invitedBy: orNull(users.email),
  sentAt: invitations.sentAt,
  expiresAt: invitations.expiresAt,
  isOver: boolean,
};

/** One page of the unused invitations, the latest first. */
export async function openInvitations(
  { db, now }: Pick<Services, "db" | "now">,
  asked: number,
): Promise<Page<OpenInvitation>> {
  return readLongPage(
    db,
    openInvitationShape,
    {
      found: sql`select id, sent_at from invitations where accepted_at is null`,
      order: sql`sent_at desc, id`,
      backwards: sql`sent_at, id desc`,
      rows: sql`
        select i.id, i.email, u.email as "invitedBy", i.sent_at as "sentAt",
          i.expires_at as "expiresAt", i.expires_at <= ${now().toISOString()}::timestamptz as "isOver"
        from page join invitations i using (id) left join users u on u.id = i.invited_by
        order by i.sent_at desc, i.id`,
      perPage: invitationsPerPage,
      isSearch: false,
    },
    asked,
  );
}

/** Of a profile `p` and its user `u`. A picture inside the profile is left out. */
const personColumns = sql`
  p.user_id as "userId", coalesce(p.email, u.email) as email, p.first_name as "firstName",
  p.last_name as "lastName", p.created_at as "createdAt", p.is_active as "isActive",
  p.is_admin as "isAdmin", u.is_temporary as "isGuest",
  u.email_verified and not u.is_temporary as "isConfirmed", u.delete_after as "deleteAfter",
  case when pg_column_size(p.profile_image) < 1000 then p.profile_image end as image,
  exists (${members(sql`and c.user_id = p.user_id`)}) as "isMember"`;

const personShape = {
  userId: userProfiles.userId,
  email: text,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  createdAt: userProfiles.createdAt,
  isActive: userProfiles.isActive,
  isAdmin: userProfiles.isAdmin,
  isGuest: users.isAnonymous,
  isConfirmed: boolean,
  deleteAfter: users.deleteAfter,
  image: userProfiles.profileImage,
  isMember: boolean,
};

const knownPersonShape = {
  ...personShape,
  phone: userProfiles.phone,
  lastSignInAt: users.lastSignInAt,
  hasTwoFactor: users.twoFactorEnabled,
  waysToSignIn: arrayOf(text),
  passkeys: integer,
  sessions: integer,
  reviews: integer,
  registrations: integer,
  favorites: integer,
  invitedBy: orNull(users.email),
  status: orNull(stripeUserSubscriptions.subscriptionStatus),
  paidUntil: orNull(stripeUserSubscriptions.currentPeriodEnd),
  isEnding: orNull(stripeUserSubscriptions.cancelAtPeriodEnd),
};

const conditionOf: Record<PeopleFilter, SQL> = {
  all: sql`true`,
  active: sql`p.is_active`,
  inactive: sql`not p.is_active`,
  admins: sql`p.is_admin`,
  members: sql`true`,
};

/** The people with a live subscription; each person has at most one. */
function members(more = sql``): SQL {
  return sql`
    select c.user_id from stripe_customers c join stripe_subscriptions s using (customer_id)
    where s.subscription_status in ${liveStatuses} ${more}`;
}

function toPerson({ deleteAfter, ...person }: RowOf<typeof personShape>): Person {
  return { ...person, deletionDay: deleteAfter && toDay(deleteAfter) };
}

/** @param seconds - since 1970, as the payment provider counts */
function endOf(seconds: number | null) {
  return seconds === null ? null : toDay(new Date(seconds * 1000));
}
