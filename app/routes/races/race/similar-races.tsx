import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { Carousel } from "#ui/list/carousel.tsx";
import { Container, Section } from "#ui/page/page.tsx";

/** Races of the same kind in the same city. */
export function SimilarRaces({ races }: { races: ShownCard[] }) {
  return (
    <Container className="pb-16">
      <Section title="Similar Races" className="border-t border-line pt-10">
        {races.length === 0 ? (
          <p className="text-muted">No similar races found.</p>
        ) : (
          <Carousel label="Similar races">
            {races.map((race) => (
              <RaceCard key={race.id} race={race} />
            ))}
          </Carousel>
        )}
      </Section>
    </Container>
  );
}
