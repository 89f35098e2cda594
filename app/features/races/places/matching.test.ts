import { expect, test } from "vitest";
import { demoRaces } from "#db/demo/races/catalog.ts";
import { matchPlace } from "./matching.server.ts";

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

test("a name alone, another state, an unknown name and an unknown country are not sure", () => {
  expect(matched("Cusco", null, "Peru")).toBe("no-state");
  expect(matched("Cusco", "  ", "Peru")).toBe("no-state");
  expect(matched("Querétaro", "Jalisco", "Mexico")).toBe("other-state");
  expect(matched("Colán", "Piura", "Peru")).toBe("unknown");
  expect(matched("Cusco", "Cusco", "Atlantis")).toBe("no-country");
  expect(matched("Emiliano Zapata", "Chiapas", "Mexico")).toBe("ambiguous");
});

test("the districts of Lima are places, and a name that the mountains have too is not sure", () => {
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
  expect(matched("Surco", "Lima", "Peru")).toBe("ambiguous");
});

test("candidates are named where the place is not sure", () => {
  const found = matchPlace({ city: "Querétaro", state: null, country: "Mexico" });
  expect(found.problem === null ? [] : found.candidates.map(({ name }) => name)).toEqual([
    "Santiago de Querétaro",
    "Querétaro",
  ]);
});

test("of the demo's races 129 of 132 are sure", () => {
  const problems = demoRaces.flatMap(({ city, state, country }) => {
    const { problem } = matchPlace({ city, state, country });
    return problem ? [`${city} ${problem}`] : [];
  });
  expect(demoRaces.length).toBe(132);
  expect(problems.sort()).toEqual([
    "Colán unknown",
    "Crowsnest Pass unknown",
    "San Roque de Cumbaza unknown",
  ]);
});
