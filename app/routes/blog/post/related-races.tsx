import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { Section } from "#ui/page/page.tsx";

/** The races that a post names. */
export function RelatedRaces({ races, kept }: { races: ShownCard[]; kept: string[] }) {
  if (races.length === 0) return null;
  return (
    <Section title="Races in this article" className="post-races">
      <Keeping kept={kept}>
        {(isKept) => (
          <div className="race-grid">
            {races.map((race) => (
              <RaceCard key={race.id} race={race} isKept={isKept(race.id)} />
            ))}
          </div>
        )}
      </Keeping>
    </Section>
  );
}
