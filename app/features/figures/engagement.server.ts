import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import {
  chartOf,
  countFigures,
  isWithin,
  mostRows,
  rank,
  rankedLine,
  rankedRace,
} from "./counted.server.ts";
import type { Sheet } from "./figure.ts";
import type { FigurePeriod, Span } from "./period.ts";

const created = sql`created_at`;
const kept = (span: Span) => sql`from user_favorites where ${isWithin(created, span)}`;
const written = (span: Span) => sql`from reviews where ${isWithin(created, span)}`;
const each = sql`select created_at as moment, 1 as amount`;
const entered = (span: Span) => sql`
  from race_registrations where bib is not null and ${isWithin(created, span)}`;

/** The figures about runners' actions. */
export async function engagementSheet(
  { db }: Pick<Services, "db">,
  period: FigurePeriod,
): Promise<Sheet> {
  const figures = await countFigures(db, period, [
    {
      id: "active",
      label: "Active runners",
      definition:
        "Accounts that registered for a race, wrote a review or kept a race as a favorite in the period.",
      within: (span) => sql`
        select count(*) from (
          select user_id ${entered(span)} and user_id is not null
          union select user_id ${written(span)}
          union select user_id ${kept(span)}
        ) active`,
    },
    {
      id: "favorites",
      label: "Races kept",
      definition: "Races that were made a favorite in the period and still are one.",
      events: (span) => sql`${each} ${kept(span)}`,
    },
    {
      id: "written",
      label: "Reviews",
      definition: "Reviews of races and experts written in the period, hidden ones included.",
      events: (span) => sql`${each} ${written(span)}`,
    },
    {
      id: "cancelled",
      label: "Left again",
      definition: "Entries made in the period that are cancelled by now.",
      events: (span) => sql`${each} ${entered(span)} and status = 'cancelled'`,
    },
    {
      id: "chat",
      label: "Chat messages",
      definition: "Messages that people wrote to the assistant in the period and that are kept.",
      events: (span) => sql`
        select "timestamp" as moment, 1 as amount from chat_messages
        where is_user and ${isWithin(sql`"timestamp"`, span)}`,
    },
    {
      id: "calls",
      label: "Coach calls",
      definition: "Calls with a virtual coach that were begun in the period.",
      events: (span) => sql`
        ${each} from coach_conversations where ${isWithin(created, span)}`,
    },
  ]);
  const charts = chartOf(figures, period, {
    id: "written",
    definition: "Reviews written, by the day in UTC.",
  });
  const rankings = [
    await rank(db, rankedLine, {
      id: "types",
      title: "Registrations per race type",
      definition: "Entries made in the period, by the type of their race.",
      rows: sql`
        select r.race_type as name, sum(n.value)::float8 as value
        from (select race_id, count(*) as value ${entered(period.span)} group by 1) n
        join races r on r.id = n.race_id
        group by 1`,
    }),
    await rank(
      db,
      rankedRace,
      racesBy("registered", "Most registered races", "Entries", entered(period.span)),
    ),
    await rank(db, rankedRace, racesBy("kept", "Most saved races", "Favorites", kept(period.span))),
  ];
  return { figures, charts, rankings };
}

function racesBy(id: string, title: string, things: string, from: ReturnType<typeof kept>) {
  return {
    id,
    title,
    definition: `${things} made in the period, by race.`,
    // The rows are cut before the names are read: there may be very many races.
    rows: sql`
      select r.race_name as name, r.id as "raceId", n.value::float8 as value
      from (
        select race_id, count(*) as value ${from} group by 1 order by 2 desc, 1 limit ${mostRows}
      ) n
      join races r on r.id = n.race_id`,
  };
}
