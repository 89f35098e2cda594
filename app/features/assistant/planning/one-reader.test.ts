import { expect, test } from "vitest";
import { utterances } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { meant } from "../../../../tests/support/races/meant.ts";
import { plan } from "./plan.ts";
import type { SearchParameters } from "./search-parameters.ts";

/** A Saturday. */
const today = "2026-11-28";

const days = (from: string, to = from) => ({ start_date_from: from, start_date_to: to });

/** What people type, what the race list reads, and what the assistant reads: the same. */
const typed: [typed: string, list: string, params: SearchParameters][] = [
  [
    "trail within 50 km of cusco",
    "Trail · within 50 km of Cusco",
    { race_type: "Trail", near: "Cusco, Peru", within_km: 50 },
  ],
  [
    "races within 30 miles of boston",
    "within 48 km of Boston",
    { near: "Boston, United States", within_km: 48.3 },
  ],
  [
    "races near boston within 30 miles",
    "within 48 km of Boston",
    { near: "Boston, United States", within_km: 48.3 },
  ],
  [
    "carreras a 30 km de arequipa",
    "within 30 km of Arequipa",
    { near: "Arequipa, Peru", within_km: 30 },
  ],
  [
    "carreras cerca de cusco a menos de 200 km",
    "within 200 km of Cusco",
    { near: "Cusco, Peru", within_km: 200 },
  ],
  [
    "ultras de mas de 42 pero menos de 60 km",
    "Ultra · 43–60 km",
    { race_type: "Ultra", distance_from: 43, distance_to: 60 },
  ],
  ["at least 10k and under 21k", "10–21 km", { distance_from: 10, distance_to: 21.1 }],
  ["carreras el dia de la madre", "May 9 – 10, 2027", days("2027-05-09", "2027-05-10")],
  ["father's day 10k", "June 20, 2027 · 10 km", { distance: "10K", ...days("2027-06-20") }],
  ["races near Cusco", "near Cusco", { near: "Cusco, Peru" }],
  [
    "trail a mediados de abril",
    "Trail · April 11 – 20, 2027",
    { race_type: "Trail", ...days("2027-04-11", "2027-04-20") },
  ],
  ["march 6th and 7th", "March 6 – 7, 2027", days("2027-03-06", "2027-03-07")],
  ["weekend of 6 march", "March 6 – 7, 2027", days("2027-03-06", "2027-03-07")],
  ["early june", "June 1 – 10, 2027", days("2027-06-01", "2027-06-10")],
  ["last sunday of may", "May 30, 2027", days("2027-05-30")],
  ["the 6th of december", "December 6, 2026", days("2026-12-06")],
  ["6th december", "December 6, 2026", days("2026-12-06")],
  ["the 2nd of may 2027", "May 2, 2027", days("2027-05-02")],
  ["4th of july run", "July 4, 2027", days("2027-07-04")],
  ["valentine's day weekend", "February 13 – 14, 2027", days("2027-02-13", "2027-02-14")],
  ["memorial day weekend", "May 29 – 31, 2027", days("2027-05-29", "2027-05-31")],
  ["first half of 2027", "January – June 2027", days("2027-01-01", "2027-06-30")],
  ["pasado mañana", "November 30, 2026", days("2026-11-30")],
  [
    "carreras la próxima semana",
    "November 30 – December 6, 2026",
    days("2026-11-30", "2026-12-06"),
  ],
  ["el finde que viene", "December 5 – 6, 2026", days("2026-12-05", "2026-12-06")],
  ["before 12 june 2027", "until June 11, 2027", { start_date_to: "2027-06-11" }],
  ["de mayo en adelante", "from May 1, 2027", { start_date_from: "2027-05-01" }],
  ["rest of the year", "November 28 – December 31, 2026", days("2026-11-28", "2026-12-31")],
  ["nov to feb", "November 2026 – February 2027", days("2026-11-01", "2027-02-28")],
  ["half marathons on sundays", "21.1 km · Sundays", { distance: "Half Marathon", weekdays: [0] }],
  ["26.2 in texas", "42.2 km · Texas", { distance: "Marathon", state: "Texas" }],
  ["10k or 21k", "10 km or 21 km", { distances: ["10K", "Half Marathon"] }],
  ["50k+", "50 km and more", { distance_from: 50 }],
  ["no mas de 10 km", "up to 10 km", { distance_to: 10 }],
  ["races under $50", "up to $50 USD", { max_price: 50, currency: "USD" }],
  ["menos de 500 pesos", "up to $500 MXN", { max_price: 500, currency: "MXN" }],
  [
    "10 miler in texas or colorado",
    "16.1 km · Texas or Colorado",
    { distance: "10 Miles", places: ["Texas", "Colorado"] },
  ],
  ["races not in lima but in peru", "not Lima · Peru", { country: "Peru", not: ["Lima"] }],
  ["10k no trail", "10 km · not Trail", { distance: "10K", not: ["Trail"] }],
  [
    "10k the weekend after next",
    "10 km · December 12 – 13, 2026",
    { distance: "10K", ...days("2026-12-12", "2026-12-13") },
  ],
  ["week after next", "December 6 – 12, 2026", days("2026-12-06", "2026-12-12")],
  [
    "el fin de semana después del próximo",
    "December 12 – 13, 2026",
    days("2026-12-12", "2026-12-13"),
  ],
  ["la semana subsiguiente", "December 7 – 13, 2026", days("2026-12-07", "2026-12-13")],
  ["trail races with more than 1000 m of climb", "Trail", { race_type: "Trail" }],
  ["trail over 3,000 ft elevation gain", "Trail", { race_type: "Trail" }],
  ["trail con más de 1000 m de desnivel", "Trail", { race_type: "Trail" }],
  ["21k con desnivel de 800 m", "21 km", { distance: "Half Marathon" }],
  ["half-marathon boston", "21.1 km · “boston”", { city: "Boston", distance: "Half Marathon" }],
  ["new mexico trail", "New Mexico · Trail", { state: "New Mexico", race_type: "Trail" }],
  ["philly 10 mile", "Philadelphia · 16.1 km", { city: "Philadelphia", distance: "10 Miles" }],
  ["mountain bike race peru", "MTB · Peru", { country: "Peru", race_type: "MTB" }],
  ["races within 20 miles of me", "", {}],
  [
    "races within 2 hours of boston",
    "within 130 km of Boston",
    { near: "Boston, United States", within_km: 130 },
  ],
  ["carreras a una hora de cusco", "within 70 km of Cusco", { near: "Cusco, Peru", within_km: 70 }],
  [
    "ultra 100k peru",
    "Ultra · 100 km · Peru",
    { race_type: "Ultra", distance: "100K", country: "Peru" },
  ],
  [
    "trail 21k bc",
    "Trail · 21 km · British Columbia",
    { race_type: "Trail", distance: "Half Marathon", state: "British Columbia" },
  ],
  ["+100k", "100 km and more", { distance_from: 100 }],
  [
    "lima, cusco o arequipa",
    "Lima or Cusco or Arequipa",
    { places: ["Lima", "Cusco", "Arequipa"] },
  ],
  [
    "near lima or near cusco",
    "near Lima or near Cusco",
    { places: ["Lima", "Cusco"], within_km: 50 },
  ],
  [
    "cerca de lima o de cusco",
    "near Lima or near Cusco",
    { places: ["Lima", "Cusco"], within_km: 50 },
  ],
  ["races in europe", "Europe", { country: "Europe" }],
  [
    "10k not in july or august",
    "10 km · not July 2027 or August 2027",
    { distance: "10K", not: ["july", "august"] },
  ],
  [
    "peru que no sea en julio ni agosto",
    "Peru · not July 2027 · not August 2027",
    { country: "Peru", not: ["julio", "agosto"] },
  ],
  [
    "a race in peru in may that is no marathon",
    "Peru · May 2027 · “that” · not 42.2 km",
    { country: "Peru", not: ["Marathon"], ...days("2027-05-01", "2027-05-31") },
  ],
  ["nada de más de 300 soles", "up to S/300 PEN", { max_price: 300, currency: "PEN" }],
  [
    "peru, que no pase de 100 soles",
    "Peru · up to S/100 PEN",
    { country: "Peru", max_price: 100, currency: "PEN" },
  ],
  [
    "nothing over 80 dollars in texas",
    "up to $80 USD · Texas",
    { state: "Texas", max_price: 80, currency: "USD" },
  ],
  [
    "races that don't cost more than 50 dollars",
    "up to $50 USD",
    { max_price: 50, currency: "USD" },
  ],
  ["carreras que no pasen de 10 km", "up to 10 km", { distance_to: 10 }],
  ["nada de más de 10 km", "up to 10 km", { distance_to: 10 }],
  ["nothing over 10k", "up to 10 km", { distance_to: 10 }],
  ["races this month or next", "November – December 2026", days("2026-11-01", "2026-12-31")],
  ["este mes o el otro", "November – December 2026", days("2026-11-01", "2026-12-31")],
  ["june or later", "from June 1, 2027", { start_date_from: "2027-06-01" }],
  ["de junio para adelante", "from June 1, 2027", { start_date_from: "2027-06-01" }],
  ["races after the holidays", "from January 2, 2027", { start_date_from: "2027-01-02" }],
  ["pasando las fiestas", "from January 2, 2027", { start_date_from: "2027-01-02" }],
  ["antes de las fiestas", "until December 23, 2026", { start_date_to: "2026-12-23" }],
  [
    "10k within a weekend drive of boston",
    "10 km · within 130 km of Boston",
    { distance: "10K", near: "Boston, United States", within_km: 130 },
  ],
  ["algo cortito", "up to 10 km", { distance_to: 10 }],
  ["a short race in texas", "up to 10 km · Texas", { state: "Texas", distance_to: 10 }],
  ["maratón no, algo corto", "not 42.2 km · up to 10 km", { distance_to: 10 }],
  [
    "trail in the hill country",
    "Trail · in the Texas Hill Country: Texas",
    { race_type: "Trail", places: ["Texas"], region: "hill country" },
  ],
  [
    "10k in the Eastern Townships",
    "10 km · in the Eastern Townships: Quebec",
    { distance: "10K", places: ["Quebec"], region: "eastern townships" },
  ],
  [
    "trail en la Sierra Norte",
    "Trail · in the Sierra Norte: Oaxaca, Puebla",
    { race_type: "Trail", places: ["Oaxaca", "Puebla"], region: "sierra norte" },
  ],
  [
    "carreras en el Valle Sagrado",
    "in the Sacred Valley: Cusco",
    { places: ["Cusco"], region: "sacred valley" },
  ],
  ["carreras en Europa", "Europe", { country: "Europe" }],
];

test.each(typed)("the list and the assistant read “%s” alike", (text, list, params) => {
  const planned = plan(utterances([text]), { today, places: testPlaces, race: null });
  expect([meant(text, today), planned.params]).toEqual([list, params]);
});

test("what no search can check is named", () => {
  const said = (text: string) =>
    plan(utterances([text]), { today, places: testPlaces, race: null }).unchecked;
  expect(said("flat 10k at night with my dog")).toEqual(["night races", "dogs", "flat courses"]);
  expect(said("carreras en Perú cerca del mar con mi perro")).toEqual(["perros", "el mar"]);
  expect(said("trail with 1000 m of climb")).toEqual(["climb"]);
  expect(said("trail con 1000 m de desnivel")).toEqual(["desnivel"]);
  expect(said("what is the longest race in Peru")).toEqual(["the longest distance"]);
  expect(said("la carrera más cara de México")).toEqual(["el precio más alto"]);
  expect(said("carreras de la más barata a la más cara")).toBeUndefined();
  expect(said("races from cheapest to most expensive")).toBeUndefined();
  expect(said("races between 50 and 100 dollars")).toEqual(["a lowest price"]);
  expect(said("races over 100 dollars")).toEqual(["a lowest price"]);
  expect(said("carreras, nada de más de 300 soles")).toBeUndefined();
  expect(said("races that don't cost more than 50 dollars")).toBeUndefined();
  expect(said("virtual races please")).toEqual(["virtual races"]);
  expect(said("10k in Lima")).toBeUndefined();
  expect(said("carreras de 10k en Lima que no sea de trail")).toBeUndefined();
});

test("the words of a race's own name are no conditions", () => {
  const about = (text: string, name: string) =>
    plan(utterances([text]), {
      today,
      places: testPlaces,
      race: null,
      named: { id: "a", name },
    }).unchecked;
  expect(about("Tell me about the Miami Beach Half", "Miami Beach Half")).toBeUndefined();
  expect(about("info on the Night Run", "Night Run")).toBeUndefined();
  expect(about("Tell me about the Miami Beach Half at night", "Miami Beach Half")).toEqual([
    "night races",
  ]);
});

test("two letters that are also everyday words are places only after a preposition", () => {
  const place = (text: string) =>
    plan(utterances([text]), { today, places: testPlaces, race: null }).params;
  expect(place("find an easy race bc I'm tired")).toEqual({});
  expect(place("races in bc")).toEqual(place("races in British Columbia"));
});

const sizes: Record<string, "large"> = {
  "san remo": "large",
  sacramento: "large",
  tacna: "large",
  alaska: "large",
  may: "large",
};

test.each<[text: string, params: SearchParameters]>([
  ["near San Remo", { near: "San Remo" }],
  ["10k within 30 km of san remo", { distance: "10K", near: "San Remo", within_km: 30 }],
  ["Sacramento", { near: "Sacramento" }],
  ["carreras en Tacna", { near: "Tacna" }],
  ["vivo en Tacna, qué carrera tengo cerca", { near: "Tacna" }],
  ["races in alaska", { city: "Alaska" }],
  ["a race in may", days("2027-05-01", "2027-05-31")],
  ["I don't want to run in Lima", { not: ["Lima"] }],
  ["no quiero correr en Lima", { not: ["Lima"] }],
  ["a race that isn't in Mexico or Canada", { not: ["Mexico", "Canada"] }],
  ["carreras que no sean en México ni Canadá", { not: ["Mexico", "Canada"] }],
  ["anything but marathons in Houston", { city: "Houston", not: ["Marathon"] }],
  ["anything but summer in Houston", { city: "Houston", not: ["summer"] }],
  ["races in Houston but not in december", { city: "Houston", not: ["december"] }],
])("a place without races is looked around, and a denied one is left out: “%s”", (text, params) => {
  const sizeOf = (name: string) => sizes[name] ?? null;
  const planned = plan(utterances([text]), { today, places: testPlaces, race: null, sizeOf });
  expect(planned.params).toEqual(params);
});

test.each<[text: string, params: SearchParameters]>([
  ["quiero una carrera de 21 en mexico", { country: "Mexico", distance: "Half Marathon" }],
  ["carrera de diez ka en lima", { city: "Lima", distance: "10K" }],
  ["halfs in nebraska", { state: "Nebraska", distance: "Half Marathon" }],
  ["races up to 80 dollars and the travel from Lima", { max_price: 80, currency: "USD" }],
  ["a Boston qualifier marathon in Canada", { country: "Canada", distance: "Marathon" }],
  [
    "las 3 mejores maratones",
    { distance: "Marathon", limit: 3, sort_by_date: false, sort_by: "rating" },
  ],
  ["cual es la carrera mas larga en Peru", { country: "Peru" }],
])("a condition is read as what it is, and as nothing else: “%s”", (text, params) => {
  const planned = plan(utterances([text]), { today, places: testPlaces, race: null });
  expect(planned.params).toEqual(params);
});

test.each<[text: string, subject: string]>([
  ["what's the time limit of the Houston Marathon, I am slow and it is my first", "time-limit"],
  ["I'm thinking about the houston marathon but I'm slow, how long do I have", "time-limit"],
  ["cuánto tiempo me dan en el Houston Marathon, es que soy lento", "time-limit"],
  ["hola, a qué hora sale el Houston Marathon porque vivo lejos", "start-time"],
  ["bag drop at the Houston Marathon", "services"],
])(
  "a race whose whole name stands in a sentence is the one that is meant: “%s”",
  (text, subject) => {
    const named = { id: "race-1", name: "Houston Marathon" };
    const { intent } = plan(utterances([text]), { today, places: testPlaces, race: null, named });
    expect(intent).toMatchObject({ kind: "race", race: { id: "race-1" } });
    expect(intent.kind === "race" && intent.subjects).toContain(subject);
  },
);
