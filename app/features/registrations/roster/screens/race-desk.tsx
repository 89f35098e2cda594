import { href } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { PlaceCount } from "#features/registrations/roster/roster.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Records } from "#ui/list/records.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";

/** A race with the places that are taken. */
export type DeskRace = {
  id: string;
  name: string;
  startDate: string;
  place: string;
  places: PlaceCount[];
};

/** One race on its day: how its places are taken, and the list for the start. */
export function RaceDesk({ race }: { race: DeskRace }) {
  const { id } = race;
  const at = useWorkplace();
  return (
    <section aria-labelledby="race-desk" className="mb-8">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="race-desk" className="text-xl">
            <TextLink to={href("/races/:id", { id })}>{race.name}</TextLink>
          </h2>
          <p className="text-muted">
            {formatDay(race.startDate)}, {race.place}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={at.startList(id)} look="quiet" size="small">
            Start list
          </ButtonLink>
          {at.allRegistrations ? (
            <ButtonLink to={at.allRegistrations} look="plain" size="small">
              All races
            </ButtonLink>
          ) : (
            <ButtonLink to={at.race(id)} look="quiet" size="small">
              Edit the race
            </ButtonLink>
          )}
        </div>
      </div>
      <Records
        caption="Places by distance"
        columns={columns}
        rows={race.places}
        keyOf={({ distance }) => distance ?? ""}
      />
    </section>
  );
}

const columns = [
  { title: "Distance", cell: ({ distance }: PlaceCount) => distance ?? "Without a distance" },
  {
    title: "Taken",
    isNumber: true,
    cell: (row: PlaceCount) =>
      formatCount(taken(row)) + (row.capacity === null ? "" : ` of ${formatCount(row.capacity)}`),
  },
  counted("Registered", ({ registered }) => registered),
  counted("Confirmed", ({ confirmed }) => confirmed),
  counted("Completed", ({ completed }) => completed),
  counted("Cancelled", ({ cancelled }) => cancelled),
];

const taken = ({ registered, confirmed, completed }: PlaceCount) =>
  registered + confirmed + completed;

function counted(title: string, of: (row: PlaceCount) => number) {
  return { title, isNumber: true, cell: (row: PlaceCount) => formatCount(of(row)) };
}
