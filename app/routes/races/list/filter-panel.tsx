import { type FormEvent, useRef } from "react";
import { Form, href, useNavigate } from "react-router";
import { isSet, type RaceFilters, racesAddress } from "#features/races/search/filters.ts";
import { Button } from "#ui/button.tsx";
import { useFollowing } from "#ui/form/following.ts";
import { useClosingOnBack } from "#ui/overlay/closing-on-back.ts";
import { FilterControls } from "./filter-controls.tsx";
import type { ListData } from "./list-data.ts";
import { SearchBox } from "./search-box.tsx";

const isSame = (a: RaceFilters, b: RaceFilters) => racesAddress(a) === racesAddress(b);

/**
 * Every filter of the list. A change leads to the page with it; without a script the form is sent
 * by its button. On small screens the panel is a sheet behind the "Filters" button.
 */
export function FilterPanel({ list, total }: { list: ListData; total: string }) {
  const [asked, hold] = useFollowing(list.filters, isSame);
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  useClosingOnBack(panel);

  function ask(change: Partial<RaceFilters>) {
    const next = { ...asked, ...change, page: 1 };
    hold(next);
    if (!isSame(next, asked)) navigate(racesAddress(next), { preventScrollReset: true });
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    ask({ q, isLiteral: q === asked.q && asked.isLiteral });
  }

  return (
    <aside ref={panel} id="filters" popover="auto" aria-label="Filters" className="filter-panel">
      <Form action={href("/races")} onSubmit={search} className="flex flex-col gap-6">
        <Kept filters={asked} />
        {list.unit === "mi" && <input type="hidden" name="distance_unit" value="mi" />}
        <SearchBox value={asked.q} />
        <FilterControls facets={list.found.facets} unit={list.unit} asked={asked} ask={ask} />
        <noscript>
          <Button type="submit" className="w-full">
            Apply Filters
          </Button>
        </noscript>
        <div className="filter-foot needs-script lg:hidden">
          <Button popoverTarget="filters" popoverTargetAction="hide" className="w-full">
            Show {total.replace(" found", "")}
          </Button>
        </div>
      </Form>
    </aside>
  );
}

/** What the form keeps of the address besides its own fields. */
function Kept({ filters }: { filters: RaceFilters }) {
  const { view, date, dates, distance } = filters;
  const kept = {
    ...dates,
    // The two boxes show it in whole miles: what is not touched there stays as exact as it is.
    distance: isSet(filters, "distance") ? `${distance.from}-${distance.to}` : null,
    words: isSet(filters, "isLiteral") ? "literal" : null,
    ...(view !== "grid" && { view, date }),
  };
  return Object.entries(kept).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
