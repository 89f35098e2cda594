import { formatDay } from "#values/day.ts";
import { type PickableRace, placeLine } from "./pickable-race.ts";

/** A race as a selector lists it: its name, its date and its place. */
export function PickableRaceWords({ race }: { race: PickableRace }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-medium">{race.race_name}</span>
      <span className="block text-sm text-muted">
        <time dateTime={race.start_date} className="tabular">
          {formatDay(race.start_date)}
        </time>{" "}
        · {placeLine(race)}
      </span>
    </span>
  );
}
