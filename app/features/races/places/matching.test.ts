import { expect, test } from "vitest";
import { demoRaces } from "#db/demo/races/catalog.ts";
import { placesBeginning } from "./gazetteer/gazetteer.server.ts";
import { countryName, placeKey, usualName } from "./gazetteer/names.ts";
import { areTogether, matchPlace } from "./matching.server.ts";

const matched = (city: string, state: string | null, country: string) => {
  const { place, problem } = matchPlace({ city, state, country });
  return place ? `${place.name}, ${place.state}` : problem;
};

test("a place is sure where its state is said and has no other place of the name far away", () => {
  expect(matched("Cusco", "Cusco", "Peru")).toBe("Cusco, Cusco");
  expect(matched("cuzco", "Cuzco Department", "Perú")).toBe("Cusco, Cusco");
  expect(matched("Querétaro", "Querétaro", "Mexico")).toBe("Santiago de Querétaro, Querétaro");
  expect(matched("CDMX", "CDMX", "México")).toBe("Mexico City, Ciudad de México");
  expect(matched("Washington", "DC", "USA")).toBe("Washington, D.C., District of Columbia");
  expect(matched("New York", "NY", "United States")).toBe("New York City, New York");
  expect(matched("Saint John’s", "NL", "Canada")).toBe("St. John's, Newfoundland and Labrador");
  expect(matched("Lima", "Lima Province", "Peru")).toBe("Lima, Lima");
  expect(matched("Berlin", "Berlin", "Germany")).toBe("Berlin, Berlin");
});

test.each([
  ["Lima", "Peru", "Lima, Lima"],
  ["Cusco", "Perú", "Cusco, Cusco"],
  ["Arequipa", "Peru", "Arequipa, Arequipa"],
  ["Trujillo", "Peru", "Trujillo, La Libertad"],
  ["Ciudad de México", "Mexico", "Mexico City, Ciudad de México"],
  ["Cd. de México", "Mexico", "Mexico City, Ciudad de México"],
  ["CDMX", "México", "Mexico City, Ciudad de México"],
  ["D.F.", "Mexico", "Mexico City, Ciudad de México"],
  ["GDL", "Mexico", "Guadalajara, Jalisco"],
  ["Monterrey", "Mexico", "Monterrey, Nuevo León"],
  ["Puebla", "Mexico", "Puebla, Puebla"],
  ["Cd. Obregón", "Mexico", "Ciudad Obregón, Sonora"],
  ["Pto. Vallarta", "Mexico", "Puerto Vallarta, Jalisco"],
  ["Pto. Maldonado", "Peru", "Puerto Maldonado, Madre de Dios"],
  ["Gral. Escobedo", "Mexico", "Ciudad General Escobedo, Nuevo León"],
  ["Sto. Domingo", "Dominican Republic", "Santo Domingo, Nacional"],
  ["Toronto", "Canada", "Toronto, Ontario"],
  ["Chicago", "United States", "Chicago, Illinois"],
  ["New York", "USA", "New York City, New York"],
  ["NYC", "USA", "New York City, New York"],
  ["Austin, TX", "USA", "Austin, Texas"],
  ["Portland, ME", "USA", "Portland, Maine"],
  ["Portland (Maine)", "USA", "Portland, Maine"],
])("a name and a country are enough for %s, %s", (city, country, found) => {
  expect(matched(city, null, country)).toBe(found);
  expect(matched(` ${city.toUpperCase()} `, " ", country)).toBe(found);
});

test("a place is found by name where none of its name is far away, or it is by far the largest", () => {
  const byName = (city: string, state: string | null, country: string) => {
    const match = matchPlace({ city, state, country });
    return match.problem ?? match.isByName;
  };
  expect(byName("Chicago", null, "United States")).toBe(true);
  expect(byName("Surco", "Lima", "Peru"), "a town in the mountains has the name too").toBe(true);
  expect(byName("Cusco", "Cusco", "Peru")).toBe(false);
  expect(byName("Springfield", null, "United States")).toBe("no-state");
  expect(byName("Portland", "Wakanda", "United States"), "an unknown state").toBe("other-state");
});

test("towns of 15,000 people and more are found by name and country, and nearly none elsewhere", () => {
  const counts = { found: 0, open: 0, elsewhere: 0 };
  // All 24,910 of them have the same shares, but take seconds.
  for (const place of ["bu", "ma", "pu", "san"].flatMap(placesBeginning)) {
    if (place.people < 15 || !hasUsualName(place)) continue;
    const { name, countryCode } = place;
    const match = matchPlace({ city: name, state: null, country: countryName(countryCode) });
    if (!match.place) counts.open++;
    else counts[areTogether([match.place, place]) ? "found" : "elsewhere"]++;
  }
  const all = counts.found + counts.open + counts.elsewhere;
  expect(all).toBeGreaterThan(500);
  expect(counts.found / all).toBeGreaterThan(0.85);
  expect(counts.elsewhere / all).toBeLessThan(0.005);
});

test("another state, an unknown name and an unknown country are not sure", () => {
  expect(matched("Querétaro", "Jalisco", "Mexico")).toBe("other-state");
  expect(matched("Colán", "Piura", "Peru")).toBe("unknown");
  expect(matched("Cusco", "Cusco", "Atlantis")).toBe("no-country");
  expect(matched("Emiliano Zapata", "Chiapas", "Mexico")).toBe("ambiguous");
});

test("the districts of Lima are places", () => {
  for (const [district, lat, lon] of [
    ["Pachacámac", -12.23, -76.859],
    ["Santa María del Mar", -12.402, -76.773],
    ["lurin", -12.275, -76.87],
  ] as const) {
    const { place } = matchPlace({ city: district, state: "Lima", country: "Peru" });
    expect(place?.position, district).toEqual({ lat, lon });
  }
  expect(matched("Ate Vitarte", "Lima", "Perú")).toBe("Ate, Lima");
  expect(matched("Santiago de Surco", "Lima", "Peru")).toBe("Santiago de Surco, Lima");
  expect(matched("Surco", "Lima", "Peru")).toBe("Santiago de Surco, Lima");
});

test("candidates are named where the place is not sure", () => {
  const found = matchPlace({ city: "Querétaro", state: "Jalisco", country: "Mexico" });
  expect(found.problem === null ? [] : found.candidates.map(({ name }) => name)).toEqual([
    "Santiago de Querétaro",
    "Querétaro",
  ]);
});

test("of the demo's races 130 of 132 are sure", () => {
  const problems = demoRaces.flatMap(({ city, state, country }) => {
    const { problem } = matchPlace({ city, state, country });
    return problem ? [`${city} ${problem}`] : [];
  });
  expect(demoRaces.length).toBe(132);
  expect(problems.sort()).toEqual(["Colán unknown", "San Roque de Cumbaza unknown"]);
});

/** Whether the line is that of its own name: a place has a line for each other name too. */
function hasUsualName({ name }: { name: string }): boolean {
  return name === usualName(placeKey(name));
}
