import { href, Link } from "react-router";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import { distanceIn } from "#features/races/distance.ts";
import { raceType } from "#features/races/race-type.ts";
import type { SeasonRace } from "#features/registrations/season/season.ts";
import { Section } from "#ui/page/page.tsx";
import { formatDay, formatShortDay, yearOf } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";

/** So many bibs are in sight; the others unfold. */
const shown = 10;

/** The races that were run, as bibs on a wall, each with the way to review it. */
export function Wall({ past, unit }: { past: readonly SeasonRace[]; unit: LengthUnit }) {
  const [first, rest] = [past.slice(0, shown), past.slice(shown)];
  return (
    <Section
      title="Races run"
      id="wall"
      className="season-part"
      action={
        <span className="season-muted">
          {formatCount(past.length)} {past.length === 1 ? "race" : "races"}
        </span>
      }
    >
      <Bibs entries={first} unit={unit} />
      {rest.length > 0 && (
        <details className="season-more">
          <summary>Show {formatCount(rest.length)} earlier</summary>
          <Bibs entries={rest} unit={unit} />
        </details>
      )}
    </Section>
  );
}

function Bibs({ entries, unit }: { entries: readonly SeasonRace[]; unit: LengthUnit }) {
  return (
    <ul className="season-wall">
      {entries.map((entry) => (
        <RunBib key={entry.id} entry={entry} unit={unit} />
      ))}
    </ul>
  );
}

function RunBib({ entry, unit }: { entry: SeasonRace; unit: LengthUnit }) {
  const { id, race, distance, isReviewed } = entry;
  const { kind, label } = raceType(race.type);
  const review = href("/races/:id/review", { id: race.id });
  return (
    <li className={`type-${kind}`}>
      <Link to={href("/registrations/:id", { id })} className="season-run-bib">
        <DistanceBib
          edge={`${formatShortDay(race.startDate)}, ${yearOf(race.startDate)}`}
          number={distance === null ? label : bibLabel(distance, unit)}
          name={race.city}
        />
        <span className="season-run-name">{race.name}</span>
        <span className="sr-only">
          {[distance && distanceIn(distance, unit), formatDay(race.startDate), race.city]
            .filter(Boolean)
            .join(", ")}
        </span>
      </Link>
      {isReviewed ? (
        <span className="season-reviewed">Reviewed</span>
      ) : (
        <Link to={review} className="season-review">
          Review it<span className="sr-only">: {race.name}</span>
        </Link>
      )}
    </li>
  );
}
