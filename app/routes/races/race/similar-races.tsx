import type { RaceCard as Race } from "#features/races/race.ts";
import { RaceCard } from "#features/races/race-card.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Container, Section } from "#ui/page.tsx";
import type { LengthUnit } from "#values/length.ts";

/** Races of the same kind in the same city. */
export function SimilarRaces({ races, unit }: { races: Race[]; unit: LengthUnit }) {
  return (
    <Container className="pb-16">
      <Section title="Similar Races" className="border-t border-line pt-10">
        {races.length === 0 ? (
          <p className="text-muted">No similar races found.</p>
        ) : (
          <Carousel label="Similar races">
            {races.map((race) => (
              <RaceCard key={race.id} race={race} unit={unit} />
            ))}
          </Carousel>
        )}
      </Section>
    </Container>
  );
}
