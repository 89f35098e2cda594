import { racesAddress, withoutFilters } from "#features/races/search/filters.ts";
import { RemovableChip } from "#ui/list/chip.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { ListData } from "./list-data.ts";

/** A chip for each filter that is set; following it leads to the list without it. */
export function ActiveFilters({ list: { filters, chips, isRead, found } }: { list: ListData }) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Active filters"
      className="mb-6 flex w-full min-w-0 flex-wrap items-center gap-2"
    >
      {chips.map((chip) => (
        <li key={`${chip.name} ${chip.label}`} className="min-w-0">
          <RemovableChip to={chip.to}>{chip.label}</RemovableChip>
        </li>
      ))}
      {isRead && (
        <li>
          <TextLink
            to={racesAddress({
              ...filters,
              q: found.corrected ?? filters.q,
              isLiteral: true,
              page: 1,
            })}
            className="py-1 text-sm"
            preventScrollReset
          >
            Take the words literally
          </TextLink>
        </li>
      )}
      <li>
        <TextLink
          look="strong"
          to={racesAddress(withoutFilters(filters))}
          className="py-1 text-sm"
          preventScrollReset
        >
          Clear all
        </TextLink>
      </li>
    </ul>
  );
}
