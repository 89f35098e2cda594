import type { FoundRace } from "#features/assistant/conversation/assistant.ts";
import type { LengthUnit } from "#values/length.ts";
import { FoundRaceCard } from "./found-race.tsx";

/** Races that are shown before the rest is opened. */
const shownAtOnce = 5;

/** The races of an answer, in its order. */
export function FoundRaces({ races, unit }: { races: readonly FoundRace[]; unit: LengthUnit }) {
  const rest = races.slice(shownAtOnce);
  return (
    <>
      <RaceList races={races.slice(0, shownAtOnce)} unit={unit} />
      {rest.length > 0 && (
        <details className="found-rest">
          <summary className="link-strong">Show {rest.length} more</summary>
          <RaceList races={rest} unit={unit} />
        </details>
      )}
    </>
  );
}

function RaceList({ races, unit }: { races: readonly FoundRace[]; unit: LengthUnit }) {
  return (
    <ul aria-label="Races" className="found-races">
      {races.map((found) => (
        <li key={found.race.id}>
          <FoundRaceCard found={found} unit={unit} />
        </li>
      ))}
    </ul>
  );
}
