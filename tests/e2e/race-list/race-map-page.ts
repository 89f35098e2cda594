import type { Located, Queries } from "../../support/pages/queries.ts";

/** The parts of the map view that its tests speak of. */
export function raceMap<L extends Located<L>>(page: Queries<L>) {
  const map = page.getByRole("region", { name: "Map of the races" });
  return {
    map,
    groups: map.getByRole("link", { name: /^\d+ races / }),
    jumps: page.getByRole("navigation", { name: "Parts of the map" }),
    inView: page.getByRole("main").getByText(/^\d+ of \d+ races in view|^\d+ races in \d+ places/),
  };
}
