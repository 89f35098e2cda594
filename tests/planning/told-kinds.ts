import { type Conversation, days, searches, wishes } from "./conversation.ts";

const trails = ["Leadville Trail 100 MTB", "Whiskey Off-Road", "BC Bike Race"];
const one = ["Bridge Marathon"];

/** Messages that were once read wrong, a few of each kind. Today is Friday, November 20, 2026. */
export const toldKinds: Conversation[] = [
  ...searches("days", [
    [["races in the second half of may"], days("2027-05-16", "2027-05-31")],
    [["algo en la primera quincena de mayo"], days("2027-05-01", "2027-05-15")],
    [["what races are on the day after christmas"], days("2026-12-26", "2026-12-26")],
    [["carreras el 20 de junio del 27"], days("2027-06-20", "2027-06-20")],
    [["races in Lima til the end of may"], { city: "Lima", start_date_to: "2027-05-31" }],
    [
      ["I'm turning 30 in october, races in Peru"],
      { country: "Peru", ...days("2027-10-01", "2027-10-31") },
    ],
    [
      ["races in june, but not on a sunday"],
      { ...days("2027-06-01", "2027-06-30"), weekdays: [1, 2, 3, 4, 5, 6] },
    ],
  ]),
  ...searches("lengths", [
    [["no quiero maratones, algo de 5 o 10 por lima"], { city: "Lima", distances: ["5K", "10K"] }],
    [["races longer than a marathon in Peru"], { country: "Peru", distance_from: 43 }],
    [["un triatlon corto, soy principiante"], { race_type: "Triathlon", distance_to: 30 }],
  ]),
  ...searches("what is left out", [
    [
      ["triathlons in mexico that are not ironman"],
      { country: "Mexico", race_type: "Triathlon", not: ["Ironman"] },
    ],
    [
      ["races in Peru", trails, "only the running ones"],
      { country: "Peru", not: ["MTB", "Triathlon"] },
    ],
  ]),
  ...searches("lists that are narrowed", [
    [
      ["races in Peru", trails, "which one has a half"],
      { country: "Peru", distance: "Half Marathon" },
    ],
    [
      ["10k in Cusco", [], "the closest one you have"],
      { near: "Cusco", within_km: 300, distance: "10K" },
    ],
  ]),
  ...wishes("the race of the talk", [
    [
      ["tell me about the Bridge Marathon", one, "es gratis??"],
      { kind: "race", race: { id: "a" }, subjects: ["price"] },
    ],
    [
      ["tell me about the Bridge Marathon", one, "do they have a 5k"],
      { kind: "race", race: { id: "a" }, subjects: ["distances"] },
    ],
    [
      ["tell me about the Bridge Marathon", one, "has it got a lottery"],
      { kind: "race", race: { id: "a" }, subjects: ["services"] },
    ],
    [
      ["mtb races", trails, "is the leadville one sold out"],
      { kind: "race", race: { id: "a" }, subjects: ["places-left"] },
      { race_type: "MTB" },
    ],
  ]),
  ...wishes("races that are compared", [
    [
      ["compare boston and twin cities for me"],
      { kind: "compare", races: [{ name: "boston" }, { name: "twin cities" }] },
    ],
    [
      ["compara la de lima con la de cusco"],
      { kind: "which-race", isComparison: true, subjects: [] },
      { places: ["Lima", "Cusco"] },
    ],
    [
      ["which has more elevation, the Bridge Marathon or Andes Race"],
      { kind: "compare", races: [{ name: "Bridge Marathon" }, { name: "Andes Race" }] },
    ],
    [
      ["the difference between a 50k and a marathon"],
      { kind: "training", topic: "first-ultra" },
      { distances: ["50K", "Marathon"] },
    ],
  ]),
  ...wishes("the runner's own entries", [
    [["cuándo es mi próxima carrera"], { kind: "own", about: "entries", isNext: true }],
    [
      ["am I registered for the Boston Marathon?"],
      { kind: "training", topic: "site-entries" },
      { distance: "Marathon" },
    ],
    [
      ["ya pagué la inscripción de lima 42k?"],
      { kind: "training", topic: "site-entries" },
      { distance: "Marathon" },
    ],
  ]),
  ...wishes("paces", [
    [
      ["pace for 1:45 in a half", [], "my best 10k is 48 min, is it enough?"],
      {
        kind: "pace",
        known: { meters: 10_000, seconds: 2880 },
        targetMeters: 21_097.5,
        targetSeconds: 6300,
      },
    ],
    [
      ["i ran a 1:58 half, is 4 hours realistic for a full"],
      {
        kind: "pace",
        known: { meters: 21_097.5, seconds: 7080 },
        targetMeters: 42_195,
        targetSeconds: 14_400,
      },
    ],
    [["what is 12 km/h"], { kind: "pace", known: null, targetMeters: 1000, targetSeconds: 300 }],
  ]),
  ...wishes("other languages", [
    [["bonjour, y a-t-il un marathon à Montréal en septembre ?"], { kind: "languages" }],
  ]),
];
