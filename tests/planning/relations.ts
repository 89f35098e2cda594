import {
  byPrice,
  type Conversation,
  days,
  month,
  type Shown,
  searches,
  wishes,
} from "./conversation.ts";

const peru = (name: string, day: string, city: string, state: string): Shown => ({
  name,
  day,
  city,
  state,
  country: "Peru",
});

const inCusco = [
  peru("Andean Dawn Half", "2027-04-11", "Ollantaytambo", "Cusco"),
  peru("Condor Ridge Trail", "2027-06-20", "Cusco", "Cusco"),
];
const inCalifornia: Shown[] = [
  {
    name: "Sequoia Marathon",
    day: "2027-03-21",
    city: "San Diego",
    state: "California",
    country: "United States",
  },
];
const southwest = { places: ["Arizona", "New Mexico", "Nevada", "Utah"], region: "southwest" };
const bajio = {
  places: ["Guanajuato", "Querétaro", "San Luis Potosí", "Aguascalientes"],
  region: "bajio",
};
const andes = {
  places:
    "Áncash,Cusco,Arequipa,Puno,Junín,Pasco,Huanuco,Huancavelica,Ayacucho,Apurimac,Cajamarca".split(
      ",",
    ),
  region: "peruvian andes",
};
const northOfPeru = {
  places: "Piura,La Libertad,Lambayeque,Tumbes,Cajamarca,Amazonas,San Martin".split(","),
  region: "northern peru",
};
const southOfPeru = {
  places: "Arequipa,Moquegua,Tacna,Puno,Cusco,Apurimac,Madre de Dios".split(","),
  region: "southern peru",
};

/** Messages that mean something only beside the search and the races before them, and parts of countries. */
export const relations: Conversation[] = [
  ...searches("regions", [
    [["10 km races in the southwest"], { distance: "10K", ...southwest }],
    [["correr un 21k en el bajío"], { distance: "Half Marathon", ...bajio }],
    [["trails in Peru", "up in the andes please"], { race_type: "Trail", ...andes }],
    [["medias en perú", "por el norte"], { distance: "Half Marathon", ...northOfPeru }],
    [
      ["medias en perú", "por el norte", "y en el sur?"],
      { distance: "Half Marathon", ...southOfPeru },
    ],
    [
      ["marathons in the southwest", "without Utah"],
      { distance: "Marathon", ...southwest, not: ["Utah"] },
    ],
  ]),
  ...searches("later and earlier", [
    [
      ["trails in Cusco", inCusco, "got any later?"],
      { city: "Cusco", race_type: "Trail", start_date_from: "2027-06-21" },
    ],
    [
      ["trails in Cusco", inCusco, "later in the year"],
      { city: "Cusco", race_type: "Trail", ...days("2027-06-21", "2027-12-31") },
    ],
    [
      ["carreras en Cusco en junio", inCusco, "algo antes?"],
      { city: "Cusco", start_date_to: "2027-05-31" },
    ],
    [
      ["carreras en Lima este fin de semana", "y el siguiente?"],
      { city: "Lima", ...days("2026-11-28", "2026-11-29") },
    ],
    [["races in Ohio in March", "the month after"], { state: "Ohio", ...month("2027-04") }],
    [
      ["trails in Cusco", inCusco, "anything else that same week as the second one?"],
      { city: "Cusco", ...days("2027-06-14", "2027-06-20") },
    ],
  ]),
  ...searches("places before", [
    [
      ["trails in Cusco", inCusco, "something close to the second one"],
      { near: "Cusco, Cusco", within_km: 150, race_type: "Trail" },
    ],
    [
      ["10k en Trujillo", "y en los alrededores?"],
      { near: "Trujillo", within_km: 150, distance: "10K" },
    ],
    [
      ["marathons in California", inCalifornia, "any other city?"],
      { state: "California", distance: "Marathon", not: ["San Diego"] },
    ],
    [
      ["maratones en Lima", "en otra ciudad"],
      { country: "Peru", distance: "Marathon", not: ["Lima"] },
    ],
    [["10k in Toronto", "within 80 km"], { near: "Toronto", within_km: 80, distance: "10K" }],
  ]),
  ...searches("one that was shown, but otherwise", [
    [
      ["trails in Cusco in June", inCusco, "the first one but in October"],
      { near: "Ollantaytambo, Cusco", within_km: 150, race_type: "Trail", ...month("2027-10") },
    ],
    [
      ["trail en cusco", inCusco, "la segunda pero de 10k"],
      { near: "Cusco, Cusco", within_km: 150, race_type: "Trail", distance: "10K" },
    ],
  ]),
  ...searches("lengths beside that before", [
    [["5k in Lima", "or a 10"], { city: "Lima", distances: ["5K", "10K"] }],
    [
      ["10k en Piura", "también podría ser de 21"],
      { city: "Piura", distances: ["10K", "Half Marathon"] },
    ],
    [
      ["trails in Peru", "nothing over 25k"],
      { country: "Peru", race_type: "Trail", distance_to: 25 },
    ],
    [["races in Ohio, half or full"], { state: "Ohio", distances: ["Half Marathon", "Marathon"] }],
    [
      ["halves in Canada", "the cheapest full"],
      { country: "Canada", distance: "Marathon", ...byPrice },
    ],
    [
      ["triathlons in Mexico", "olympic distance"],
      { country: "Mexico", race_type: "Triathlon", distance_from: 40, distance_to: 60 },
    ],
  ]),
  ...searches("for whom, and open", [
    [["half in Lima", inCusco, "and a 5k for my daughter"], { city: "Lima", distance: "5K" }],
    [["media en lima", inCusco, "y una de 5k para mi sobrina"], { city: "Lima", distance: "5K" }],
    [
      ["trails in Cusco", inCusco, "just the ones I could still get into"],
      { city: "Cusco", race_type: "Trail", is_open: true },
    ],
    [
      ["trail en cusco", inCusco, "solo las que tengan cupos"],
      { city: "Cusco", race_type: "Trail", is_open: true },
    ],
    [["trail en cusco", inCusco, "cuántas son?"], { city: "Cusco", race_type: "Trail" }],
    [["carreras en lima", "solo en domingo"], { city: "Lima", weekdays: [0] }],
  ]),
  ...searches("beside the race of the talk", [
    [
      [inCusco.slice(0, 1), "and is there a tune-up half before it?"],
      {
        near: "Ollantaytambo, Cusco",
        within_km: 300,
        distance: "Half Marathon",
        ...days("2027-02-14", "2027-03-21"),
      },
    ],
    [
      [inCusco.slice(0, 1), "hay otra parecida en agosto?"],
      { country: "Peru", ...month("2027-08") },
    ],
    [["races in Lima", "y para mi hermano que solo corre 5?"], { city: "Lima", distance: "5K" }],
    [
      ["10k in Lima from may 24 to 30", "what about the weekend after"],
      { city: "Lima", distance: "10K", ...days("2027-06-05", "2027-06-06") },
    ],
    [["free races in Canada", "ok cheap then"], { country: "Canada", ...byPrice }],
    [
      ["races in Lima", "mejor de cinco o diez kilómetros"],
      { city: "Lima", distances: ["5K", "10K"] },
    ],
    [
      ["races in Lima in may", "within 100 km is fine too"],
      { near: "Lima", within_km: 100, ...month("2027-05") },
    ],
  ]),
  ...wishes("which race is meant", [
    [
      [
        "tell me about Leadville",
        ["Leadline 100 Run", "Leadline 100 Bike"],
        "the run, not the bike",
      ],
      { kind: "race", race: { id: "a" }, subjects: [] },
      { city: "Leadville" },
    ],
    [
      ["trails in Cusco", inCusco, "which is closest to Lima?"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }], near: "Lima, Peru" },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco, "how early do they start"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      [inCusco.slice(0, 1), "¿está lejos de Lima?"],
      { kind: "race", race: { id: "a" }, subjects: ["place"], from: "Lima, Peru" },
    ],
    [
      [inCusco.slice(0, 1), "cuál es la más fácil de esas"],
      { kind: "race", race: { id: "a" }, subjects: ["difficulty"] },
    ],
    [
      [inCusco.slice(0, 1), "can my teenager run it?"],
      { kind: "race", race: { id: "a" }, subjects: [], isUnread: true },
    ],
    [
      [inCusco.slice(0, 1), "cuánto tendría que entrenar para esa"],
      { kind: "race", race: { id: "a" }, subjects: ["preparation"] },
    ],
    [
      ["trails in Cusco", inCusco, "ok that one, how do we sign up"],
      { kind: "which-race", isComparison: false, subjects: ["registration"], isOfShown: true },
      { city: "Cusco", race_type: "Trail" },
    ],
  ]),
  ...searches("what is wished for beside what is told", [
    [["I ran 1:52 in the half, which 10K in Lima would be fun"], { city: "Lima", distance: "10K" }],
    [
      ["hice 48 en 10k el finde, qué media me recomiendas para marzo en México"],
      { country: "Mexico", distance: "Half Marathon", ...month("2027-03") },
    ],
    [
      ["what's a good first trail race near Cusco for someone who has only done road 10ks"],
      { near: "Cusco, Peru", race_type: "Trail" },
    ],
    [
      ["quiero algo distinto, como un trail con vista a la nieve en Perú"],
      { country: "Peru", race_type: "Trail" },
    ],
    [
      ["vivo en Lima y no quiero viajar mucho, unas dos horas en carro, qué carreras hay por acá"],
      { near: "Lima, Peru", within_km: 130 },
    ],
    [
      ["a full ironman I can just sign up for in Mexico"],
      {
        country: "Mexico",
        race_type: "Triathlon",
        distance_from: 200,
        distance_to: 240,
        is_open: true,
      },
    ],
  ]),
  ...wishes("questions of a list", [
    [
      ["trails in Cusco", inCusco, "which has fewer hills"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trail en cusco", inCusco, "la más plana"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trail en cusco", inCusco, "qué condiciones no tomaste en cuenta?"],
      { kind: "left-out" },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco, "what couldn't you check?"],
      { kind: "left-out" },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco, "the fourth one"],
      { kind: "which-race", isComparison: false, subjects: [], isNotShown: true },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco, "prices for those"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco, "la de más arriba, cuánto cuesta"],
      { kind: "race", race: { id: "a" }, subjects: ["price"] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco.slice(0, 1), "and it's in april, right?"],
      { kind: "race", race: { id: "a" }, subjects: ["date"] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco.slice(0, 1), "compárala con la de Arequipa"],
      { kind: "compare", races: [{ id: "a" }, { name: "Arequipa" }] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["trails in Cusco", inCusco, "compare 2 and 1"],
      { kind: "compare", races: [{ id: "b" }, { id: "a" }] },
      { city: "Cusco", race_type: "Trail" },
    ],
    [
      ["cheapest trails in Cusco", inCusco, "and the second cheapest?"],
      { kind: "race", race: { id: "b" }, subjects: [] },
      { city: "Cusco", race_type: "Trail", ...byPrice },
    ],
    [
      ["trails in Cusco", inCusco, "does the first have a kids race"],
      { kind: "race", race: { id: "a" }, subjects: [] },
      { city: "Cusco", race_type: "Trail" },
    ],
  ]),
];
