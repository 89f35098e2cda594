import { Icon } from "#ui/icon.tsx";
import { formatDay } from "#values/day.ts";
import { joinIds, type PickableRace, placeLine } from "./pickable-race.ts";

/** The chosen races of a form as chips that can be removed. The field `name` carries their ids. */
export function PickedRaces({
  name,
  races,
  onRemove,
  removeTo,
  empty,
}: {
  name: string;
  races: readonly PickableRace[];
  onRemove: (race: PickableRace) => void;
  /** Where a chip sends the form without scripts; it carries `remove_race`. */
  removeTo: string;
  /** Says that there are no races. */
  empty: string;
}) {
  return (
    <>
      <input type="hidden" name={name} value={joinIds(races)} />
      {races.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul aria-label="Chosen races" className="flex flex-wrap gap-2">
          {races.map((race) => (
            <li key={race.id} className="max-w-full">
              <button
                type="submit"
                name="remove_race"
                value={race.id}
                formAction={removeTo}
                title={`${formatDay(race.start_date)}, ${placeLine(race)}`}
                aria-label={`Remove ${race.race_name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(race);
                }}
                className="chip chip-solid max-w-full"
              >
                <span className="truncate">{race.race_name}</span>
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
