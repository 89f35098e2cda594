import { href } from "react-router";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";

/** The next races around the place of this one, with the way to each. */
export function NearbyRaces({ races }: { races: ShownCard[] }) {
  if (races.length === 0) return null;
  return (
    <Container className="pb-10">
      <Section title="Other races nearby" id="nearby" className="border-t border-line pt-10">
        <ul className="divide-y divide-line">
          {races.map((race) => (
            <li key={race.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
              <span className="w-40 shrink-0 tabular whitespace-nowrap text-muted">
                {formatDay(race.day)}
              </span>
              <span className="min-w-0 flex-1 basis-56">
                <TextLink look="strong" to={href("/races/:id", { id: race.id })}>
                  {race.name}
                </TextLink>
                <span className="block text-sm text-muted">
                  {[race.place, race.distances, race.isClosed && "registration closed"]
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
