import { href } from "react-router";
import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { comparisonPath, mostCompared } from "#features/races/comparing/comparison.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Carousel } from "#ui/list/carousel.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { sayIn } from "#values/say.ts";
import type { RaceData } from "./race-data.ts";

/** Where to go from the page of a race: what is near it, and what is like it. */
export function OtherRaces({ page: { race, nearby, similar, kept } }: { page: RaceData }) {
  return (
    <>
      <NearbyRaces races={nearby} />
      <SimilarRaces raceId={race.id} races={similar} kept={kept} />
    </>
  );
}

/** Races of the same kind in the same city. */
function SimilarRaces({
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

/** The next races around the place of this one, with the way to each. */
function NearbyRaces({ races }: { races: ShownCard[] }) {
  const lang = useLang();
  const say = sayIn(lang);
  const closed = say({ en: "registration closed", es: "inscripciones cerradas" });
  if (races.length === 0) return null;
  return (
    <Container className="pb-10">
      <Section
        title={say({ en: "Other races nearby", es: "Otras carreras cercanas" })}
        id="nearby"
        className="border-t border-line pt-10"
      >
        <ul className="divide-y divide-line">
          {races.map((race) => (
            <li key={race.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
              <span className="w-40 shrink-0 tabular whitespace-nowrap text-muted">
                {formatDay(race.day, lang)}
              </span>
              <span className="min-w-0 flex-1 basis-56">
                <TextLink look="strong" to={href("/races/:id", { id: race.id })}>
                  {race.name}
                </TextLink>
                <span className="block text-sm text-muted">
                  {[race.place, race.distances, race.isClosed && closed]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <span className="tabular whitespace-nowrap">{race.away}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  );
}
