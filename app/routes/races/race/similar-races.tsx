import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { comparisonPath, mostCompared } from "#features/races/comparing/comparison.ts";
import { useSay } from "#ui/language/language.tsx";
import { Carousel } from "#ui/list/carousel.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, Section } from "#ui/page/page.tsx";

/** Races of the same kind in the same city. */
export function SimilarRaces({
  raceId,
  races,
  kept,
}: {
  raceId: string;
  races: ShownCard[];
  kept: string[];
}) {
  const say = useSay();
  const alike = races.slice(0, mostCompared - 1).map(({ id }) => id);
  const compare = races.length > 0 && (
    <TextLink to={comparisonPath([raceId, ...alike])} look="strong" className="text-sm">
      {say({ en: "Compare side by side", es: "Comparar estas carreras" })}
    </TextLink>
  );
  return (
    <Container className="pb-16">
      <Section
        title={say({ en: "Similar Races", es: "Carreras similares" })}
        action={compare}
        id="similar"
        className="border-t border-line pt-10"
      >
        {races.length === 0 ? (
          <p className="text-muted">
            {say({ en: "No similar races found.", es: "No encontramos carreras similares." })}
          </p>
        ) : (
          <Keeping kept={kept}>
            {(isKept) => (
              <Carousel label={say({ en: "Similar races", es: "Carreras similares" })}>
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
