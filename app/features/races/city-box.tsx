import { href, useFetcher } from "react-router";
import { Combobox } from "#ui/combobox.tsx";

/** The drop-down of cities with races to come. It fetches all of them when it is opened. */
export function CityBox({
  cities,
  value,
  onChoose,
}: {
  /** Those that the page itself carries. */
  cities: string[];
  value?: string;
  onChoose?: (city: string) => void;
}) {
  const all = useFetcher<{ cities: string[] }>();
  return (
    <Combobox
      label="City"
      name="city"
      options={all.data?.cities ?? cities}
      words={{ all: "All Cities", search: "Search cities...", none: "No cities found" }}
      onOpen={() => all.data ?? all.load(href("/races/cities"))}
      {...(value !== undefined && { value })}
      {...(onChoose && { onChoose })}
    />
  );
}
