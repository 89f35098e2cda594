import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { Carousel } from "#ui/list/carousel.tsx";
import { Container, Section } from "#ui/page/page.tsx";

/** Races of the same kind in the same city. */
export function SimilarRaces({ races, kept }: { races: ShownCard[]; kept: string[] }) {
  return (
    <Container className="pb-16">
      <Section title="Similar Races" id="similar" className="border-t border-line pt-10">
        {races.length === 0 ? (
          <p className="text-muted">No similar races found.</p>
        ) : (
          <Keeping kept={kept}>
            {(isKept) => (
              <Carousel label="Similar races">
                {races.map((race) => (
                  <RaceCard key={race.id} race={race} isKept={isKept(race.id)} />
                ))}
              </Carousel>
            )}
          </Keeping>
        )}
      </Section>
    </Container>
  );
}
