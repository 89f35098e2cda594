import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import { useChosenRaces } from "#features/races/comparing/chosen-races.tsx";
import { CompareBox, CompareTray } from "#features/races/comparing/compare-tray.tsx";
import { mostCompared } from "#features/races/comparing/comparison.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import { Icon } from "#ui/icon.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { ListData } from "./list-data.ts";

/** On a phone one card is visible without scrolling: more pictures at once would delay its own. */
const eagerCards = 1;

export function GridView({ list: { cards, kept, found, filters, feed } }: { list: ListData }) {
  const before = { list: racesAddress(filters) };
  const chosen = useChosenRaces();
  const chosenIds = new Set(chosen.map(({ id }) => id));
  return (
    <>
      <Keeping kept={kept}>
        {(isKept) => (
          <div className="race-grid">
            {cards.map((race, place) => (
              <RaceCard
                key={race.id}
                race={race}
                before={before}
                heading="h2"
                eager={place < eagerCards}
                isKept={isKept(race.id)}
              >
                <CompareBox
                  race={race}
                  isChosen={chosenIds.has(race.id)}
                  isFull={chosen.length >= mostCompared}
                />
              </RaceCard>
            ))}
          </div>
        )}
      </Keeping>
      <CompareTray chosen={chosen} />
      <div className="mt-10 flex flex-col items-center gap-6">
        <Pagination
          page={found.page}
          pages={found.pages}
          addressOf={(page) => racesAddress({ ...filters, page })}
        />
        <a href={feed} className="link-strong inline-flex items-center gap-2 py-1 text-sm">
          <Icon name="calendar" /> Subscribe to these races in your calendar
        </a>
      </div>
    </>
  );
}
