import { expect, test } from "vitest";
import { noFilters, type RaceFilters } from "../filters/filters.ts";
import { activeFilters } from "../search/active-filters.ts";
import { type Meaning, meaningLabel } from "./term.ts";

test("what words are read as is told in Spanish", () => {
  const spring = { from: "2027-03-20", to: "2027-06-20" };
  const meanings: Meaning[] = [
    { kind: "not", term: { words: ["trail"], meaning: { kind: "type", type: "Trail" } } },
    {
      kind: "either",
      meanings: [
        { kind: "length", meters: 5000 },
        { kind: "length", meters: 8000 },
      ],
    },
    { kind: "lengths", from: 42_000, to: null },
    { kind: "country", country: "Mexico" },
    { kind: "near", place: "cusco, peru", km: 50 },
    { kind: "days", days: { from: "2027-03-06", to: "9999-12-31" } },
    { kind: "weekdays", weekdays: [6] },
    { kind: "season", season: "spring", north: spring, south: spring, only: null },
    { kind: "price", minor: 0, currency: "USD" },
  ];
  expect(meanings.map((meaning) => meaningLabel(meaning, "km", "es"))).toEqual([
    "sin Trail",
    "5 km u 8 km",
    "42 km o más",
    "México",
    "a menos de 50 km de Cusco, Perú",
    "desde el 6 de marzo de 2027",
    "sábados",
    "primavera de 2027",
    "gratis",
  ]);
});

test("the filters that are set are told in Spanish, and their values stay", () => {
  const filters: RaceFilters = {
    ...noFilters,
    types: ["Road", "mountain"],
    countries: ["United States"],
    distance: { from: 0, to: 10 },
    rating: 4,
    isOpen: true,
  };
  const chips = activeFilters(filters, "km", {}, "es");
  expect(chips.map(({ label }) => label)).toEqual([
    "Ruta",
    "montaña",
    "Estados Unidos",
    "Hasta 10 km",
    "4+ estrellas",
    "Inscripciones abiertas",
  ]);
  expect(chips[0]?.without.types).toEqual(["mountain"]);
});
