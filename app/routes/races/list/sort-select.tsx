import { raceSortLabels, sortsOf } from "#features/races/filters/filters.ts";
import { Button } from "#ui/button.tsx";
import type { Asking } from "./use-asked.ts";

/** The order of the grid. Without scripts it is sent with the form of the filters. */
export function SortSelect({ asking, form }: { asking: Asking; form: string }) {
  const { asked, ask } = asking;
  const sorts = sortsOf(asked);
  return (
    <>
      <select
        aria-label="Sort by"
        name="sort"
        form={form}
        value={asked.sort}
        className="input select sort-select"
        onChange={({ target }) => {
          const sort = sorts.find((each) => each === target.value);
          if (sort) ask({ sort });
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
