import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import { countMatches } from "#features/races/search/conditions.server.ts";
import { type RaceFilters, racesAddress } from "#features/races/search/filters.ts";
import { queryFor } from "#features/races/search/search-query.ts";
import { understood } from "#features/races/search/words/understanding.server.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { racesInAnswer } from "../asking/limits.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { type AskedRaces, askedRaces, countAsked, paid, racesAsked } from "./asked.server.ts";
import type { FoundList } from "./found-list.ts";
import { listFilters } from "./list-filters.ts";
import { reasons } from "./reasons.ts";

/** The upcoming races that fit, soonest first unless the parameters say otherwise. */
export async function findRacesFor(
  { db, now }: Pick<Services, "db" | "now">,
  params: SearchParameters,
  language: "en" | "es",
  unit: LengthUnit = "km",
): Promise<FoundList> {
  const today = toDay(now());
  const asked = await askedRaces(db, params, today);
  const total = await countAsked(db, asked);
  const cards = total === 0 ? [] : await cardsOf(db, asked, params, today);
  const { isLiteral } = asked.query.filters;
  const list = { ...listFilters(params, today), isLiteral };
  return {
    races: cards.map((race) => ({ race, why: reasons(race, params, language, unit) })),
    total,
    list: racesAddress(list),
    listed: asked.more ? await countListed(db, list, today) : total,
  };
}

/** As the list counts. */
async function countListed(db: Database, list: RaceFilters, today: Day): Promise<number> {
  const typed = queryFor(list, today);
  const total = await countMatches(db, typed);
  return total > 0 ? total : countMatches(db, await understood(db, typed));
}

function cardsOf(
  db: Database,
  asked: AskedRaces,
  params: SearchParameters,
  today: Day,
): Promise<RaceCard[]> {
  const limit = Math.min(Math.max(params.limit ?? racesInAnswer.usual, 1), racesInAnswer.most);
  const offset = Math.max(params.offset ?? 0, 0);
  const { columns, order } = orders[orderOf(params)];
  return raceCards(
    db,
    today,
    sql`select race_id, row_number() over (order by ${order}) as place
      from (select s.race_id, s.start_date, s.rating10 ${columns} from ${racesAsked(asked)}) found
      order by place limit ${limit} offset ${offset}`,
    sql`picked.place`,
  );
}

type Order = NonNullable<SearchParameters["sort_by"]>;

function orderOf({ sort_by, sort_by_date }: SearchParameters): Order {
  return sort_by ?? (sort_by_date === false ? "rating" : "date");
}

/** Roughly what a unit of each currency is worth in dollars: only for the order. */
const worth = sql`case d.price_currency when 'PEN' then 0.27 when 'CAD' then 0.72 when 'MXN' then 0.055 else 1 end`;

const orders: Record<Order, { columns: SQL; order: SQL }> = {
  date: { columns: sql``, order: sql`start_date, race_id` },
  rating: {
    columns: sql``,
    order: sql`rating10 desc nulls last, start_date, race_id`,
  },
  price: {
    columns: sql`, (select min(${paid} * ${worth}) from race_distances d where d.race_id = s.race_id) as cost`,
    order: sql`cost nulls last, start_date, race_id`,
  },
};
