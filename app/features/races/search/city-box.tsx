import { href, useFetcher } from "react-router";
import { Combobox } from "#ui/form/combobox/combobox.tsx";
import { noFilters, type RaceFilters, racesAddress } from "./filters.ts";

/**
 * The drop-down of cities with upcoming races, or of those that the other `filters` leave. It
 * fetches all of them when it is opened.
 */
export function CityBox({
  cities,
  filters = noFilters,
  value,
  onChoose,
}: {
  /** The cities that the page itself carries. */
  cities: string[];
  filters?: RaceFilters;
  value?: string;
  onChoose?: (city: string) => void;
}) {
  const list = racesAddress({ ...filters, city: "", view: "grid", page: 1 });
  const address = list.replace(href("/races"), href("/races/cities"));
  const all = useFetcher<{ cities: string[] }>({ key: address });
  return (
    <Combobox
      label="City"
      name="city"
      options={all.data?.cities ?? cities}
      words={{ all: "All Cities", search: "Search cities...", none: "No cities found" }}
      onOpen={() => all.data ?? all.load(address)}
      {...(value !== undefined && { value })}
      {...(onChoose && { onChoose })}
    />
  );
}
