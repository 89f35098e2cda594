import { expect, test } from "vitest";
import { placeSize } from "#features/races/places/place-names.server.ts";
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

test.for([
  ["trail or ultra in Peru"],
  ["trail y ultra en Cusco"],
  ["i like trail and ultra, in Cusco"],
  ["trail races in Peru", "road is fine too"],
])("%j: the list filters by one type, and the answer names the other", (texts) => {
  expect(planned(...texts).unused).toEqual(["Trail"]);
});

test("an age alone asks for no length", () => {
  expect(planned("mujeres de 50 para arriba").params).toEqual({});
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

/** As on the site, where a map tells which names are places. */
function onMap(...texts: string[]) {
  return plan(
    texts.map((text) => ({ author: "user" as const, text, races: [] })),
    { ...context, sizeOf: placeSize },
  );
}

test("a place that nobody knows is named, and races of everywhere are no answer to it", () => {
  for (const [text, ...names] of [
    ["trail races around blorfton or wexley", "blorfton", "wexley"],
    ["10k races in Gothamville in may", "Gothamville"],
    ["carreras de 10k por ahí por zarpavilla", "zarpavilla"],
    ["carreras de 10k en La Zarpavilla", "Zarpavilla"],
  ] as const) {
    const { intent, unknownPlaces } = onMap(text);
    expect({ text, kind: intent.kind, unknownPlaces }).toEqual({
      text,
      kind: "search",
      unknownPlaces: { names, areAll: true },
    });
  }
  expect(onMap("carreras 5k en lima o zarpavilla")).toMatchObject({
    params: { city: "Lima" },
    unknownPlaces: { names: ["zarpavilla"], areAll: false },
  });
  for (const text of ["10k races in costume", "carreras en Lima por equipos", "a 10k in May"]) {
    expect(onMap(text).unknownPlaces, text).toBeUndefined();
  }
});

test("kilos to lose are no length of a race", () => {
  expect(planned("quiero perder 5 kilos").params).toEqual({});
  expect(planned("I want to lose 5 kilos").params).toEqual({});
});

test("any of several places will do, and a town whose name begins like a state is not read as one", () => {
  const read: readonly [text: string, params: object][] = [
    ["toluca, puebla, cuernavaca", { places: ["Toluca", "Puebla", "Cuernavaca"], within_km: 50 }],
    ["near abbotsford/chilliwack", { places: ["Abbotsford", "Chilliwack"], within_km: 50 }],
    ["halfs, saskatoon or regina", { places: ["Saskatoon", "Regina"], within_km: 50 }],
    ["races near portland maine", { near: "Portland, Maine" }],
    ["5ks, colorado springs", { near: "Colorado Springs", distance: "5K" }],
    ["runs within driving distance of el paso", { near: "El Paso" }],
    ["5k, thunder bay, summertime", { near: "Thunder Bay", distance: "5K" }],
    ["trail. dallas ish", { near: "Dallas", race_type: "Trail" }],
    ["races in Toluca, Mexico, Mexico", { near: "Toluca, Mexico" }],
    ["maratón en Cali", { near: "Cali", distance: "Marathon" }],
  ];
  for (const [text, params] of read) expect(onMap(text).params, text).toMatchObject(params);
});

test("towns without races are read as what they are, and not as misspelt words", () => {
  expect(onMap("una de trail por ahí por canta o matucana")).toMatchObject({
    params: { places: ["Canta", "Matucana"], within_km: 50, race_type: "Trail" },
    otherPlaces: [],
  });
  expect(onMap("10k en lima o ensenada").params.places).toEqual(["Lima", "Ensenada"]);
  expect(onMap("10k en lima o ensenada", "otra en el norte").params.region).toBe("northern peru");
  expect(onMap("halfs in Lima in summer", "what about portland instead").params).toMatchObject({
    city: "Portland",
    distance: "Half Marathon",
  });
  expect(onMap("a marathon in spring, us").params.country).toBe("United States");
  expect(onMap("find a marathon for both of us").params.country).toBeUndefined();
});

test("a drive without a length is a circle, and the plan says so", () => {
  for (const text of [
    "halfs within driving distance of lima",
    "medias a distancia de manejo de lima",
  ]) {
    expect(planned(text), text).toMatchObject({ params: { within_km: 130 }, isByCar: true });
  }
});

test("a word after what it denies, and a day that is the last one", () => {
  expect(planned("races in July 2027", "no, de montaña no").params).toMatchObject({
    not: ["Trail"],
    start_date_from: "2027-07-01",
  });
  expect(planned("¿carreras de montaña, no?").params).toMatchObject({ race_type: "Trail" });
  for (const text of [
    "maratones a más tardar el 20 de junio",
    "maratones como máximo el 20 de junio",
    "marathons, june 20 at the latest",
  ]) {
    const { start_date_from, start_date_to } = planned(text).params;
    expect([text, start_date_from, start_date_to]).toEqual([text, undefined, "2027-06-20"]);
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
