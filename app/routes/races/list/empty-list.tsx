import { racesAddress, withoutFilters } from "#features/races/filters/filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatCount } from "#values/text/count.ts";
import type { ListData } from "./list-data.ts";

/** Says that nothing was found, and which changes find something. */
export function EmptyList({ list: { filters, relaxations } }: { list: ListData }) {
  return (
    <EmptyState
      title="No races found matching your criteria"
      action={
        <ButtonLink to={racesAddress(withoutFilters(filters))} look="quiet">
          Clear All Filters
        </ButtonLink>
      }
    >
      <p>Try adjusting your filters or search terms</p>
      {relaxations.length > 0 && (
        <ul className="mt-5 flex flex-col gap-1.5 text-ink">
          {relaxations.map((relaxation) => (
            <li key={relaxation.label}>
              <TextLink look="strong" to={racesAddress(relaxation.without)}>
                {relaxation.label}
              </TextLink>{" "}
              <span className="text-muted">
                {relaxation.total === 1 ? "1 race" : `${formatCount(relaxation.total)} races`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
