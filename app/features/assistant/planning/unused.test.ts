import { expect, test } from "vitest";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { plan } from "./plan.ts";

const context = { today: "2026-11-30", places: testPlaces, race: null } as const;

function planned(...texts: string[]) {
  return plan(
    texts.map((text) => ({ author: "user" as const, text, races: [] })),
    context,
  );
}

const namedWords: readonly [text: string, ...unused: string[]][] = [
  ["10k races in Lima that allow unicycles", "allow unicycles"],
  ["marathons in Canada that end with Tacos", "Tacos"],
  ["carreras en Cusco que acepten mascotas", "mascotas"],
  ["maratones en México con piñatas y globos", "piñatas", "globos"],
];

test.for(namedWords)("%s: names what the search does not use", ([text, ...unused]) => {
  expect(planned(text).unused).toEqual(unused);
});

const wholeSearches = [
  "can you find me some cheap trail races near Cusco next spring please",
  "my girlfriend and I are looking for a 10k in Lima on our anniversary",
  "hola, ando buscando una media maratón en México para mi cumpleaños en mayo",
  "dog friendly night races in Canada with pacers and parking",
  "carreras nocturnas en Perú con guardarropa y liebres",
];

test.for(wholeSearches)("%s: nothing is left to name", (text) => {
  const { intent, unused } = planned(text);
  expect(intent.kind).toBe("search");
  expect(unused).toBeUndefined();
});

test("a city abroad is named beside one of ours, and searched where it stands alone", () => {
  const beside = planned("trail races in Lima or Santiago de Chile");
  expect(beside).toMatchObject({ params: { city: "Lima" }, abroad: ["Santiago de Chile"] });
  for (const [text, city] of [
    ["y en bogotá", "Bogotá"],
    ["what about in madrid", "Madrid"],
  ] as const) {
    expect(planned("races in Lima", text), text).toMatchObject({
      params: { city },
      abroad: [city],
    });
  }
});

test("a count over two places searches both", () => {
  for (const text of [
    "how many trail races does Peru have compared with Mexico",
    "cuántas carreras de trail tiene Perú y cuántas México",
  ]) {
    expect(planned(text), text).toMatchObject({
      intent: { kind: "search" },
      params: { places: ["Peru", "Mexico"], race_type: "Trail" },
    });
  }
});

test("what narrows a search keeps the rest of it", () => {
  const found = "50k near Cusco in May 2027";
  expect(planned(found, "make that a 120 km radius").params).toMatchObject({
    within_km: 120,
    distance: "50K",
  });
  expect(planned(found, "mejor en un radio de 80 km").params).toMatchObject({
    within_km: 80,
    distance: "50K",
  });
  const saturdays = planned(found, "just the saturday races");
  expect(saturdays.params).toMatchObject({ weekdays: [6], start_date_from: "2027-05-01" });
  expect(planned(found, "only saturday ones", "sundays work too").params.weekdays).toEqual([6, 0]);
  expect(planned("marathons in May 2027", "us only please").params).toMatchObject({
    country: "United States",
    start_date_to: "2027-05-31",
  });
});
