import {
  type FilterName,
  filterNames,
  filtersInUse,
  parametersOf,
  type RaceFilters,
  racesAddress,
  viewParametersOf,
  withoutFilters,
} from "#features/races/filters/filters.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { FilterControls } from "./filter-controls.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { ListData } from "./list-data.ts";
import { type Asking, filterForm } from "./use-asked.ts";

/**
 * Every filter of the list. A change leads to the page with it; without scripts the form is sent
 * by its button. On small screens they are in a sheet behind the "Filters" button.
 */
export function FilterPanel({ list, asking }: { list: ListData; asking: Asking }) {
  const say = useSay();
  const { asked, ask } = asking;
  return (
    <>
      <FilterHead filters={asked} />
      <FilterForm asking={asking}>
        <HiddenFields filters={asked} />
        {list.unit === "mi" && <input type="hidden" name="distance_unit" value="mi" />}
        <FilterControls
          form={filterForm}
          today={list.today}
          facets={list.facets}
          nearWords={list.nearWords}
          unit={list.unit}
          asked={asked}
          ask={ask}
        />
        <noscript>
          <Button type="submit" className="w-full">
            {say({ en: "Apply Filters", es: "Aplicar filtros" })}
          </Button>
        </noscript>
        <div className="filter-foot needs-script">
          <Button popoverTarget="filters" popoverTargetAction="hide" className="w-full">
            {say(showRaces(list.found.total))}
          </Button>
        </div>
      </FilterForm>
    </>
  );
}

function showRaces(total: number): Words {
  const count = formatCount(total);
  return total === 1
    ? { en: "Show 1 race", es: "Ver 1 carrera" }
    : { en: `Show ${count} races`, es: `Ver ${count} carreras` };
}

/** What the sheet is, and how to leave it; a column of the page needs neither. */
function FilterHead({ filters }: { filters: RaceFilters }) {
  const say = useSay();
  const all = racesAddress(withoutFilters(filters));
  return (
    <div className="filter-head">
      <h2 className="mr-auto text-xl">{say({ en: "Filters", es: "Filtros" })}</h2>
      {filtersInUse(filters).length > 0 && (
        <TextLink look="strong" to={all} className="py-2 text-sm" preventScrollReset>
          {say({ en: "Clear", es: "Quitar todos" })}
        </TextLink>
      )}
      <button
        type="button"
        popoverTarget="filters"
        popoverTargetAction="hide"
        aria-label={say({ en: "Close filters", es: "Cerrar filtros" })}
        className="grid size-11 cursor-pointer place-items-center"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * How a form without scripts sends each filter: in a field of its own, or in hidden fields with the
 * parameters of the address.
 */
const carriedBy: Record<FilterName, "field" | "hidden"> = {
  q: "field",
  isLiteral: "hidden",
  types: "field",
  countries: "field",
  city: "field",
  near: "field",
  // Its two number boxes show whole miles: beside the exact range, an unchanged end stays exact.
  distance: "hidden",
  when: "field",
  dates: "hidden",
  weekends: "hidden",
  rating: "field",
  price: "field",
  isOpen: "field",
};

/** The parameters of the address that have no field of their own in the form. */
function HiddenFields({ filters }: { filters: RaceFilters }) {
  const names = filterNames.filter((name) => carriedBy[name] === "hidden");
  const hidden = [
    ...names.flatMap((name) => parametersOf(filters, name)),
    ...viewParametersOf({ ...filters, page: 1 }),
  ];
  return hidden.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
