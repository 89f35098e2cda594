import { racesAddress } from "#features/races/filters.ts";
import type { RaceCard as Race } from "#features/races/race.ts";
import { RaceCard } from "#features/races/race-card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Pagination } from "#ui/pagination.tsx";
import type { ListData } from "./list-data.ts";

/** Cards that are seen without scrolling on a usual screen. */
const eagerCards = 3;

export function GridView({ list: { found, filters, unit, feed } }: { list: ListData }) {
  const showCurrency = mixesCurrencies(found.races);
  const before = { list: racesAddress(filters) };
  return (
    <>
      <div className="race-grid">
        {found.races.map((race, place) => (
          <RaceCard
            key={race.id}
            heading="h2"
            eager={place < eagerCards}
            {...{ race, unit, showCurrency, before }}
          />
        ))}
      </div>
      <div className="mt-10 flex flex-col items-center gap-6">
        <Pagination
          page={found.page}
          pages={found.pageCount}
          addressOf={(page) => racesAddress({ ...filters, page })}
        />
        <a href={feed} className="link-strong inline-flex items-center gap-2 py-1 text-sm">
          <Icon name="calendar" /> Subscribe to these races in your calendar
        </a>
      </div>
    </>
  );
}

/** A dollar sign alone would be misread where pesos and dollars stand side by side. */
function mixesCurrencies(races: Race[]): boolean {
  const found = races.map(({ price }) => (price.kind === "amount" ? price.currency : null));
  return new Set(found.filter(Boolean)).size > 1;
}
