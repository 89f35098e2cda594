import { href, useFetcher } from "react-router";
import { Combobox } from "#ui/form/combobox/combobox.tsx";
import { useSay } from "#ui/language/language.tsx";
import { noFilters, type RaceFilters, racesAddress } from "../filters/filters.ts";

/**
 * The drop-down of cities with upcoming races, narrowed by the other `filters`. It fetches them when it
 * opens.
 */
export function CityBox({
  filters = noFilters,
  value,
  onChoose,
}: {
  filters?: RaceFilters;
  value?: string;
  onChoose?: (city: string) => void;
}) {
  const say = useSay();
  const list = racesAddress({ ...filters, city: "", view: "grid", page: 1 });
  const address = list.replace(href("/races"), href("/races/cities"));
  const all = useFetcher<{ cities: string[] }>({ key: address });
  return (
    <Combobox
      label={say({ en: "City", es: "Ciudad" })}
      name="city"
      options={all.data?.cities ?? (all.state === "loading" ? null : [])}
      words={{
        all: say({ en: "All Cities", es: "Todas las ciudades" }),
        search: say({ en: "Search cities...", es: "Buscar ciudades…" }),
        none: say({ en: "No cities found", es: "No se encontraron ciudades" }),
      }}
      onOpen={() => all.data ?? all.load(address)}
      {...(value !== undefined && { value })}
      {...(onChoose && { onChoose })}
    />
  );
}
