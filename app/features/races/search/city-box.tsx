import { useState } from "react";
import { href, useFetcher } from "react-router";
import { Combobox } from "#ui/form/combobox/combobox.tsx";
import { useSay } from "#ui/language/language.tsx";
import { noFilters, type RaceFilters, racesAddress } from "../filters/filters.ts";

/**
 * The drop-down of cities with upcoming races, narrowed by the other `filters`. It fetches all
 * cities when it opens.
 */
export function CityBox({
  cities,
  filters = noFilters,
  value,
  onChoose,
}: {
  /** The cities that are part of the page: on the server alone, for a browser finds them there. */
  cities: readonly string[] | undefined;
  filters?: RaceFilters;
  value?: string;
  onChoose?: (city: string) => void;
}) {
  const say = useSay();
  const list = racesAddress({ ...filters, city: "", view: "grid", page: 1 });
  const address = list.replace(href("/races"), href("/races/cities"));
  const all = useFetcher<{ cities: string[] }>({ key: address });
  const [served] = useState(() => ({ address, cities: cities ?? citiesOnPage() }));
  return (
    <Combobox
      label={say({ en: "City", es: "Ciudad" })}
      name={name}
      options={all.data?.cities ?? (served.address === address ? served.cities : [])}
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

const name = "city";

/** The cities of the box that the server has made; none where the page came as data. */
function citiesOnPage(): string[] {
  if (typeof document === "undefined") return [];
  const box = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  return [...(box?.options ?? [])].map(({ value }) => value).filter(Boolean);
}
