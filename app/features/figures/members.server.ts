import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import {
  type Counted,
  chartOf,
  countFigures,
  isWithin,
  liveSubscriptions,
  rank,
  rankedLine,
  tierNames,
} from "./counted.server.ts";
import type { Sheet } from "./figure.ts";
import type { FigurePeriod } from "./period.ts";

/** Reviewers without an account have a temporary one that cannot be used to sign in. */
const accountsOnce = sql`
  everybody as materialized (
    select count(*) as accounts, count(*) filter (where email_verified) as confirmed
    from users where not is_temporary
  )`;

/** Shown on the overview as well. */
export const newAccounts: Counted = {
  id: "accounts_new",
  label: "New runners",
  definition: "Accounts created in the period. Reviewers without an account do not count.",
  events: (span) => sql`
    select created_at as moment, 1 as amount
    from users where not is_temporary and ${isWithin(sql`created_at`, span)}`,
};

/** The members of the hub. */
export async function membersSheet(
  { db }: Pick<Services, "db">,
  period: FigurePeriod,
): Promise<Sheet> {
  const figures = await countFigures(
    db,
    period,
    [
      {
        id: "accounts",
        label: "Accounts",
        definition:
          "All accounts today, deactivated ones included. Reviewers without an account do not count.",
        today: sql`select accounts from everybody`,
      },
      newAccounts,
      {
        id: "confirmed",
        label: "Confirmed",
        definition: "Accounts whose owner has confirmed the email address.",
        today: sql`select confirmed from everybody`,
      },
      {
        id: "signed_in",
        label: "Signed in",
        definition:
          "Accounts whose latest sign-in, or the latest use of a remembered session, lies in the period. Earlier ones are not kept, so there is nothing to compare with.",
        isOnlyNow: true,
        within: (span) => sql`
        select count(*) from (
          select id from users where not is_temporary and ${isWithin(sql`last_sign_in_at`, span)}
          union
          select user_id from auth_sessions where ${isWithin(sql`updated_at`, span)}
        ) seen`,
      },
      {
        id: "admins",
        label: "Administrators",
        definition: "Active accounts that may enter the back office.",
        today: sql`select count(*) from user_profiles where is_admin and is_active`,
      },
      {
        id: "deactivated",
        label: "Deactivated",
        definition: "Accounts that an administrator has closed for signing in.",
        today: sql`
        select count(*) from user_profiles p join users u on u.id = p.user_id
        where not p.is_active and not u.is_temporary`,
      },
    ],
    accountsOnce,
  );
  const charts = chartOf(figures, period, {
    id: newAccounts.id,
    definition: "Accounts created, by the day in UTC.",
  });
  const tiers = await rank(db, rankedLine, {
    id: "tiers",
    title: "Members per tier",
    definition: "People with a membership today: active, in trial or with a payment overdue.",
    rows: sql`
      select t.name, count(s.tier)::float8 as value
      from ${tierNames} t (name, tier)
      left join (${liveSubscriptions}) s on s.tier = t.tier
      group by t.name`,
  });
  const countries = await rank(db, rankedLine, {
    id: "countries",
    title: "Where runners come from",
    definition:
      "Runners who registered in the period, by the country in their entry. Accounts have no country.",
    rows: sql`
      select country as name, count(*)::float8 as value
      from (
        select distinct country, user_id from race_registrations
        where user_id is not null and bib is not null
          and ${isWithin(sql`created_at`, period.span)}
      ) runners
      group by country`,
  });
  return { figures, charts, rankings: [tiers, countries] };
}
