import { href } from "react-router";
import type { PlaceCount } from "#features/registrations/roster/roster.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Table } from "#ui/list/table.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";

type Race = { id: string; name: string; startDate: string; place: string; places: PlaceCount[] };

/** One race on its day: how its places are taken, and the list for the start. */
export function RaceDesk({ race }: { race: Race }) {
  const { id } = race;
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
          <ButtonLink to={href("/admin/races/:id/start-list", { id })} look="quiet" size="small">
            Start list
          </ButtonLink>
          <ButtonLink to={href("/admin/races/registrations")} look="plain" size="small">
            All races
          </ButtonLink>
        </div>
      </div>
      <Table caption="Places by distance" head={head}>
        {race.places.map((row) => (
          <tr key={row.distance ?? ""}>
            <td>{row.distance ?? "Without a distance"}</td>
            <td className="tabular">
              {formatCount(taken(row))}
              {row.capacity !== null && ` of ${formatCount(row.capacity)}`}
            </td>
            <td className="tabular">{formatCount(row.registered)}</td>
            <td className="tabular">{formatCount(row.confirmed)}</td>
            <td className="tabular">{formatCount(row.completed)}</td>
            <td className="tabular">{formatCount(row.cancelled)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

const head = ["Distance", "Taken", "Registered", "Confirmed", "Completed", "Cancelled"];

const taken = ({ registered, confirmed, completed }: PlaceCount) =>
  registered + confirmed + completed;
