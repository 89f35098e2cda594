import { useNavigate } from "react-router";
import { type RaceFilters, racesAddress, sortsOf } from "#features/races/search/filters.ts";
import { raceSortLabels } from "#features/races/search/race-sort.ts";
import { Button } from "#ui/button.tsx";

/** The order of the grid. Without scripts it is sent with the form of the filters. */
export function SortSelect({ filters, form }: { filters: RaceFilters; form: string }) {
  const navigate = useNavigate();
  const sorts = sortsOf(filters);
  return (
    <>
      <select
        aria-label="Sort by"
        name="sort"
        form={form}
        key={filters.sort}
        defaultValue={filters.sort}
        className="input select sort-select"
        onChange={({ target }) => {
          const sort = sorts.find((each) => each === target.value) ?? filters.sort;
          navigate(racesAddress({ ...filters, sort, page: 1 }), { preventScrollReset: true });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {raceSortLabels[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" form={form} look="quiet">
          Sort
        </Button>
      </noscript>
    </>
  );
}
