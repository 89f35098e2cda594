import {
  byPrice,
  byRating,
  type Conversation,
  days,
  month,
  searches,
  wishes,
} from "./conversation.ts";

const shown = ["Lakefront Marathon", "Prairie Half Marathon", "Windy Trail 30K"];
const shownInSpanish = ["Gran Fondo Andino", "Media Maratón del Pacífico"];

/** Conversations written after the rules stood, as a stranger would type them. */
export const freshSentences: Conversation[] = [
  ...searches("place", [
    [["hey is there anything going on in honolulu"], { city: "Honolulu" }],
    [["dime las 3 proximas carreras en huancayo"], { city: "Huancayo", limit: 3 }],
    [["I'm travelling to Boston and would love to run"], { city: "Boston" }],
    [["runs close to banff"], { near: "Banff, Canada" }],
    [["que hay para correr en merida"], { city: "Mérida" }],
    [["carreras en guadaljara jalisco"], { city: "Guadalajara", state: "Jalisco" }],
    [["vivo en Lima, que carreras me recomiendas?"], { city: "Lima" }],
    [["i need a fast course in Boston"], { city: "Boston" }],
    [["busco carrera en arequipa o alrededores"], { city: "Arequipa" }],
    [["san fransisco races"], { city: "San Francisco" }],
    [["any races down in miami florida"], { city: "Miami", state: "Florida" }],
  ]),
  ...searches("dates", [
    [["what can i run on new years eve"], days("2026-12-31", "2027-01-01")],
    [["races the first weekend i can, so this weekend"], days("2026-11-21", "2026-11-22")],
    [
      ["Looking for a marathon in the fall"],
      {
        distance: "Marathon",
        season: {
          north: { from: "2026-09-01", to: "2026-12-20" },
          south: { from: "2027-03-01", to: "2027-06-20" },
        },
      },
    ],
    [["races between jan 10 and feb 20"], days("2027-01-10", "2027-02-20")],
    [["is there a race on sunday?"], days("2026-11-22", "2026-11-22")],
    [["quiero correr algo antes de navidad"], { start_date_to: "2026-12-24" }],
    [["hay carreras para el 7 de febrero?"], days("2027-02-07", "2027-02-07")],
    [["alguna carrera de aqui a fin de año"], { start_date_to: "2026-12-31" }],
    [["carreras la proxima semana"], days("2026-11-23", "2026-11-29")],
    [["carreras a partir de marzo"], { start_date_from: "2027-03-01" }],
    [
      ["maraton entre setiembre y octubre de 2027"],
      { distance: "Marathon", ...days("2027-09-01", "2027-10-31") },
    ],
  ]),
  ...searches("distance", [
    [["something around 8k for my sister"], { distance: "8K" }],
    [["i want to do a 100 miler"], { distance: "100 Miles" }],
    [["whats out there longer than a marathon"], { distance_from: 43 }],
    [["im a begginer, which race should i pick"], { distance: "5K" }],
    [["carreras no muy largas, maximo 6 km"], { distance_to: 6 }],
    [["quiero una carrera familiar"], { distance: "5K" }],
    [["busco 42k"], { distance: "Marathon" }],
    [["algo entre 15 y 25 kms"], { distance_from: 15, distance_to: 25 }],
  ]),
  ...searches("type and price", [
    [["i prefer trails over roads in canada"], { country: "Canada", race_type: "Trail" }],
    [["10k en ottawa que no sea muy cara"], { city: "Ottawa", distance: "10K", ...byPrice }],
    [["any race in halifax that isnt sold out"], { city: "Halifax", is_open: true }],
    [["any tri in florida?"], { state: "Florida", race_type: "Triathlon" }],
    [["dont want to spend more than 45 bucks"], { max_price: 45, currency: "USD" }],
    [
      ["carreras de trail que no cuesten mas de 150 soles"],
      { race_type: "Trail", max_price: 150, currency: "PEN" },
    ],
    [["hay alguna que sea gratis en lima?"], { city: "Lima", max_price: 0 }],
    [
      ["ultras en México con buenas reseñas"],
      { country: "Mexico", race_type: "Ultra", ...byRating },
    ],
    [
      ["carreras de 10k menos de $300 en Guadalajara"],
      { city: "Guadalajara", distance: "10K", max_price: 300, currency: "MXN" },
    ],
  ]),
  ...searches("follow-up", [
    [["hm, any races in toronto?"], { city: "Toronto" }],
    [["races in toronto", "hmm maybe trail instead"], { city: "Toronto", race_type: "Trail" }],
    [
      ["find me a 10k in texas", "Actually make it a marathon"],
      { state: "Texas", distance: "Marathon" },
    ],
    [
      ["marathons in chicago", shown, "any others?"],
      { city: "Chicago", distance: "Marathon", offset: 5 },
    ],
    [
      ["trail races in Oregon in july", "what if i go in august"],
      { state: "Oregon", race_type: "Trail", ...month("2027-08") },
    ],
    [
      ["half marathons in march", "what about mexico city"],
      { city: "Mexico City", distance: "Half Marathon", ...month("2027-03") },
    ],
    [
      ["marathons in ottawa", "thats too expensive, anything cheaper?"],
      { city: "Ottawa", distance: "Marathon", ...byPrice },
    ],
    [["10k in Lima", "i dont care about the distance"], { city: "Lima" }],
    [["carreras en cusco", "pero que sean de trail"], { city: "Cusco", race_type: "Trail" }],
    [
      ["21k en mexico", "y en enero?"],
      { country: "Mexico", distance: "Half Marathon", ...month("2027-01") },
    ],
    [
      ["carreras en lima en diciembre", "hay mas baratas?"],
      { city: "Lima", ...month("2026-12"), ...byPrice },
    ],
    [["busco carrera", "en arequipa", "de 10", "10k"], { city: "Arequipa", distance: "10K" }],
    [["trail en cusco", "mejor asfalto"], { city: "Cusco", race_type: "Road" }],
    [["carreras en piura", "en cualquier ciudad"], {}],
  ]),
  ...wishes("questions", [
    [["can u help me find a race"], { kind: "generic" }],
    [["kiero correr una carrera"], { kind: "generic" }],
    [
      ["races in illinois", shown, "tell me more about the windy trail"],
      { kind: "race", race: { id: "c" }, subjects: [] },
      { state: "Illinois" },
    ],
    [
      ["races in illinois", shown, "is the first one flat"],
      { kind: "race", race: { id: "a" }, subjects: ["elevation"] },
      { state: "Illinois" },
    ],
    [
      ["races in illinois", shown, "whats the difference between the first and the third"],
      { kind: "compare", races: [{ id: "a" }, { id: "c" }] },
      { state: "Illinois" },
    ],
    [
      ["i wanna sign up for Prairie Half Marathon"],
      { kind: "registration", race: { name: "Prairie Half Marathon" } },
      { race_name: "Prairie Half Marathon" },
    ],
    [
      ["carreras en peru", shownInSpanish, "cuanto sale la segunda"],
      { kind: "race", race: { id: "b" }, subjects: ["price"] },
      { country: "Peru" },
    ],
    [
      ["carreras en peru", shownInSpanish, "como me anoto en esa ultima", "cual es mejor?"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { country: "Peru" },
    ],
    [
      ["cuando es la Media Maratón del Pacífico"],
      { kind: "race", race: { name: "Media Maratón del Pacífico" }, subjects: ["date"] },
    ],
    [
      ["how fast do i need to run to break 50 minutes in a 10k"],
      { kind: "pace", known: null, targetMeters: 10_000, targetSeconds: 3000 },
    ],
    [
      ["si corri 5k en 22:30 que tiempo puedo hacer en 10k"],
      {
        kind: "pace",
        known: { meters: 5000, seconds: 1350 },
        targetMeters: 10_000,
        targetSeconds: null,
      },
    ],
    [
      ["ritmo para bajar de 4 horas en maraton"],
      { kind: "pace", known: null, targetMeters: 42_195, targetSeconds: 14_400 },
    ],
    [
      ["can you tell me when the Lakefront Marathon takes place?"],
      { kind: "race", race: { name: "Lakefront Marathon" }, subjects: ["date"] },
    ],
    [
      ["is the Lakefront Marathon or the Windy Trail better for beginners?"],
      { kind: "compare", races: [{ name: "Lakefront Marathon" }, { name: "Windy Trail" }] },
    ],
  ]),
];
