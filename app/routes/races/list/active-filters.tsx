import {
  type ActiveFilter,
  type RaceFilters,
  racesAddress,
  withoutFilters,
} from "#features/races/filters.ts";
import { RemovableChip } from "#ui/chip.tsx";
import { TextLink } from "#ui/text-link.tsx";

/** A chip for each filter that is set; following it leads to the list without it. */
export function ActiveFilters({ filters, chips }: { filters: RaceFilters; chips: ActiveFilter[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex w-full min-w-0 flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={`${chip.name} ${chip.label}`} className="min-w-0">
          <RemovableChip to={racesAddress(chip.without)}>{chip.label}</RemovableChip>
        </li>
      ))}
      <li>
        <TextLink to={racesAddress(withoutFilters(filters))} className="text-sm" preventScrollReset>
          Clear all
        </TextLink>
      </li>
    </ul>
  );
}
