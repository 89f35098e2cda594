import { noFilters, racesAddress } from "#features/races/filters/filters.ts";
import { LinkChip } from "#ui/list/chip.tsx";
import { LoadingDots } from "#ui/list/skeleton.tsx";

/** Cities with races to come; `null` while they are loading. */
export function PopularLocations({ cities }: { cities: string[] | null }) {
  if (cities?.length === 0) return null;
  return (
    <section className="mt-6 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-base font-bold tracking-normal">Popular locations</h2>
      {cities === null ? (
        <LoadingDots />
      ) : (
        <ul className="flex flex-wrap gap-2">
          {cities.map((city) => (
            <li key={city}>
              <LinkChip to={racesAddress({ ...noFilters, city })}>{city}</LinkChip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
