import { href } from "react-router";
import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import { RaceCardSkeleton } from "#features/races/card/race-card-skeleton.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";

const places = ["first", "second", "third"];

/** The races that matter most now; `null` while they are loading. */
export function KeyRaces({ races, kept }: { races: ShownCard[] | null; kept: string[] }) {
  const say = useSay();
  const viewAll = (
    <TextLink to={href("/races")} look="strong" className="text-sm">
      {say({ en: "View All Races", es: "Ver todas las carreras" })}
    </TextLink>
  );
  return (
    <Section title={say({ en: "Key Races", es: "Carreras destacadas" })} action={viewAll}>
      <Keeping kept={kept}>
        {(isKept) => (
          <div className="race-grid key-races">
            {races?.map((race) => (
              <RaceCard key={race.id} race={race} isKept={isKept(race.id)} eager />
            ))}
            {races === null && places.map((place) => <RaceCardSkeleton key={place} />)}
            {races?.length === 0 && places.map((place) => <ComingSoon key={place} />)}
          </div>
        )}
      </Keeping>
    </Section>
  );
}

/** Stands in for a race while none is premium. */
function ComingSoon() {
  const say = useSay();
  return (
    <article className="card flex flex-col items-center justify-center gap-4 px-6 py-12 text-center">
      <h3 className="text-xl">
        {say({ en: "Races Coming Soon", es: "Próximamente habrá carreras" })}
      </h3>
      <p className="text-muted">
        {say({
          en: "The next season is being put together.",
          es: "Estamos preparando la próxima temporada.",
        })}
      </p>
      <ButtonLink to={href("/races")} look="quiet" size="small">
        {say({ en: "Browse All Races", es: "Ver todas las carreras" })}
      </ButtonLink>
    </article>
  );
}
