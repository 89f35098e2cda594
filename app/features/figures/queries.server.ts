import { sql } from "drizzle-orm";
import { remembered } from "#db/search/remembered.ts";
import type { Services } from "#services/services.ts";
import { csvHead, csvLine } from "#values/csv.ts";
import { toDay } from "#values/day.ts";
import { earliestToday } from "#values/zone.ts";
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
import { engagementSheet } from "./engagement.server.ts";
import type { FigureKind, FigureTab, Sheet } from "./figure.ts";
import { type FigurePeriod, type PeriodId, periodOf, type Span } from "./period.ts";
import { revenueSheet } from "./revenue.server.ts";

/** Reviewers without an account have a temporary one that cannot be used to sign in. */
const accountsOnce = sql`
  everybody as materialized (
    select count(*) as accounts, count(*) filter (where email_verified) as confirmed
    from users where not is_temporary
  )`;

/** Shown on the overview as well. */
const newAccounts: Counted = {
  id: "accounts_new",
  label: "New runners",
  definition: "Accounts created in the period. Reviewers without an account do not count.",
  events: (span) => sql`
    select created_at as moment, 1 as amount
    from users where not is_temporary and ${isWithin(sql`created_at`, span)}`,
};

/** The members of the hub. */
async function membersSheet({ db }: Pick<Services, "db">, period: FigurePeriod): Promise<Sheet> {
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

const sheets = {
  overview: overviewSheet,
  members: membersSheet,
  revenue: revenueSheet,
  engagement: engagementSheet,
} satisfies Record<FigureTab, unknown>;

/** Figures that took longer to count are cached for half a minute. Small sites count each time. */
const quickMs = 250;

/** The figures of one tab for a period that ends today, and when they were counted. */
export function sheetOf(
  { db, now }: Pick<Services, "db" | "now">,
  tab: FigureTab,
  period: PeriodId,
): Promise<Sheet & { countedAt: Date }> {
  const countedAt = now();
  const today = toDay(countedAt);
  const count = async () => ({
    ...(await sheets[tab]({ db, now }, periodOf(period, today))),
    countedAt,
  });
  return remembered(db, `figures ${tab} ${period} ${today}`, count, { quickMs });
}

const created = sql`created_at`;

/** The figures of the hub as a whole. */
async function overviewSheet(
  { db, now }: Pick<Services, "db" | "now">,
  period: FigurePeriod,
): Promise<Sheet> {
  const reviews = (span: Span) => sql`from reviews where ${isWithin(created, span)}`;
  const figures = await countFigures(db, period, [
    {
      id: "races",
      label: "Races listed",
      definition: "All races in the database today, past ones included.",
      today: sql`select count(*) from races`,
    },
    {
      id: "upcoming",
      label: "Upcoming races",
      definition: "Races that start today or later and are not cancelled.",
      today: sql`
        select count(*) from race_directory
        where start_date >= ${earliestToday(now())}::date
          and ends_at > ${now().toISOString()}::timestamptz and race_status <> 'cancelled'`,
    },
    {
      id: "registrations",
      label: "Registrations",
      definition: "Entries made in the period, whatever has become of them since.",
      events: (span) => sql`
        select created_at as moment, 1 as amount
        from race_registrations where bib is not null and ${isWithin(created, span)}`,
    },
    newAccounts,
    {
      id: "reviews",
      label: "Reviews",
      definition: "Reviews of races and experts written in the period, hidden ones included.",
      events: (span) => sql`select created_at as moment, 1 as amount ${reviews(span)}`,
    },
    {
      id: "rating",
      label: "Average rating",
      definition: "Mean of the stars of the reviews written in the period that visitors can see.",
      kind: "stars",
      within: (span) => sql`select avg(rating) ${reviews(span)} and not is_hidden`,
    },
    {
      id: "claims",
      label: "Race claims",
      definition: "Claims by organizers that arrived in the period.",
      events: (span) => sql`
        select created_at as moment, 1 as amount
        from race_claims where ${isWithin(created, span)}`,
    },
    {
      id: "messages",
      label: "Messages waiting",
      definition: "Letters of the contact form that nobody has marked as handled, however old.",
      today: sql`select count(*) from contact_messages where handled_at is null`,
    },
  ]);
  const charts = chartOf(figures, period, {
    id: "registrations",
    definition: "Entries made, by the day in UTC.",
  });
  return { figures, charts, rankings: [] };
}

/**
 * A tab's figures as a CSV file for spreadsheets: money in dollars, shares in percent, and no name
 * that a spreadsheet would run as a formula.
 */
export function sheetFile({ figures, charts, rankings }: Sheet): string {
  const rows = [
    ...figures.map(({ label, kind, value, before, definition }) => [
      "Figures",
      label,
      ...[value, before].map((number) => plain(number ?? null, kind)),
      definition,
    ]),
    ...charts.flatMap(({ title, kind, definition, bars, unit }) =>
      bars.map(({ from, value, before }) => [
        `${title} per ${unit}`,
        unit === "month" ? from.slice(0, 7) : from,
        plain(value, kind),
        plain(before, kind),
        definition,
      ]),
    ),
    ...rankings.flatMap(({ title, definition, rows }) =>
      rows.map(({ name, value }) => [title, name, value, "", definition]),
    ),
  ];
  const lines = rows.map((row) => csvLine(row));
  return csvHead(["Part", "Name", "Value", "Period before", "Definition"]) + lines.join("");
}

function plain(value: number | null, kind: FigureKind): string | number {
  if (value === null) return "";
  if (kind === "money") return (value / 100).toFixed(2);
  if (kind === "share") return `${Number((value * 100).toFixed(2))}%`;
  return kind === "stars" ? Number(value.toFixed(2)) : value;
}
