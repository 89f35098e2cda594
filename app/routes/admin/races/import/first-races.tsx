import type { PlannedRace } from "#features/races/import/plan.ts";
import { Chip } from "#ui/chip.tsx";
import { Records } from "#ui/records.tsx";
import { formatCount } from "#values/count.ts";
import { formatDay } from "#values/day.ts";

/** The first races of a file, each with its distances. */
export function FirstRaces({ races, total }: { races: PlannedRace[]; total: number }) {
  return (
    <section className="grid gap-4" aria-labelledby="first-races">
      <h2 id="first-races" className="text-xl">
        {total > races.length
          ? `The first ${races.length} of ${formatCount(total)} races`
          : "The races"}
      </h2>
      <Records
        caption="Races of the file"
        columns={columns}
        rows={races}
        keyOf={({ line }) => String(line)}
      />
    </section>
  );
}

const columns = [
  { title: "Race", cell: ({ title }: PlannedRace) => title },
  { title: "Date", cell: ({ date }: PlannedRace) => formatDay(date) },
  { title: "Place", cell: ({ city, country }: PlannedRace) => `${city}, ${country}` },
  {
    title: "Distances",
    cell: ({ distances }: PlannedRace) => (
      <span className="flex flex-wrap gap-1.5">
        {distances.map(({ distance, price }) => (
          <Chip key={distance}>{price ? `${distance} · ${price}` : distance}</Chip>
        ))}
      </span>
    ),
  },
  { title: "Line", isNumber: true, cell: ({ line }: PlannedRace) => formatCount(line) },
];
