import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { Section } from "#ui/page/page.tsx";

/** The races that a post names. */
export function RelatedRaces({ races }: { races: ShownCard[] }) {
  if (races.length === 0) return null;
  return (
    <Section title="Races in this article" className="post-races">
      <div className="race-grid">
        {races.map((race) => (
          <RaceCard key={race.id} race={race} />
        ))}
      </div>
    </Section>
  );
}
