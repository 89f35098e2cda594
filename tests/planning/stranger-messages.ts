import {
  byPrice,
  byRating,
  type Conversation,
  days,
  month,
  searches,
  wishes,
} from "./conversation.ts";

const shown = ["Pier to Peak Half", "Orchard Road 10K", "Stone Ridge Trail 25K"];
const shownInSpanish = ["Media del Lago", "Trepada Nevada 18K"];
/** Conversations written in other words than the rules were made from. */
export const strangerMessages: Conversation[] = [
  ...searches("stranger search", [
    [
      ["u know any halfs in philly? jk i mean chicago"],
      { city: "Chicago", distance: "Half Marathon" },
    ],
    [["visiting my aunt in winnipeg, wanna race"], { city: "Winnipeg" }],
    [
      ["marathons left this year in ontario"],
      { state: "Ontario", distance: "Marathon", ...days("2026-01-01", "2026-12-31") },
    ],
    [["wheres the next 5k by san diego"], { city: "San Diego", distance: "5K" }],
    [
      ["ay carreras pa correr en monterrey el domingo"],
      { city: "Monterrey", ...days("2026-11-22", "2026-11-22") },
    ],
    [
      ["algo de cerro en huaraz pa julio"],
      { city: "Huaraz", race_type: "Trail", ...month("2027-07") },
    ],
    [["carreras 20 de febrero quebec"], { state: "Quebec", ...days("2027-02-20", "2027-02-20") }],
    [["21k mas economico de jalisco"], { state: "Jalisco", distance: "Half Marathon", ...byPrice }],
    [
      ["quien tiene maratones en abril en canada"],
      { country: "Canada", distance: "Marathon", ...month("2027-04") },
    ],
    [
      ["triathlon hawaii 2027"],
      { state: "Hawaii", race_type: "Triathlon", ...days("2027-01-01", "2027-12-31") },
    ],
    [
      ["urban 10k mexico city 7/2"],
      {
        city: "Mexico City",
        race_type: "Urban",
        distance: "10K",
        ...days("2027-02-07", "2027-02-07"),
      },
    ],
    [["best marathon in oregon"], { state: "Oregon", distance: "Marathon", ...byRating }],
    [["top 4 trail in colorado"], { state: "Colorado", race_type: "Trail", limit: 4 }],
    [
      ["carreras entre el 3 y el 9 de mayo en lima"],
      { city: "Lima", ...days("2027-05-03", "2027-05-09") },
    ],
    [["no more than 8 miles pls, boston"], { city: "Boston", distance_to: 12.9 }],
    [["entradas x menos de 60 soles cusco"], { city: "Cusco", max_price: 60, currency: "PEN" }],
    [["any 4 star runs in houston"], { city: "Houston", min_rating: 4 }],
    [
      ["races in spring in argentina"],
      { country: "Argentina", ...days("2026-09-01", "2026-12-20") },
    ],
  ]),
  ...searches("stranger follow-up", [
    [["marathons in texas", "sorry meant half"], { state: "Texas", distance: "Half Marathon" }],
    [["10k in lima", "any month but cheap"], { city: "Lima", distance: "10K", ...byPrice }],
    [
      ["trail oaxaca", shownInSpanish, "next 5"],
      { state: "Oaxaca", race_type: "Trail", offset: 5 },
    ],
    [["carreras en mayo", "peru"], { country: "Peru", ...month("2027-05") }],
    [
      ["carreras en mayo", "peru", "junio tambien me sirve"],
      { country: "Peru", ...days("2027-05-01", "2027-06-30") },
    ],
    [["ultras in canada", "scrap the ultra"], { country: "Canada" }],
    [["races in seattle", "closer to march"], { city: "Seattle", ...month("2027-03") }],
    [["busco algo en merida", "mas bien en cancun"], { city: "Cancún" }],
    [
      ["trail en puebla", "quiero un maraton en chihuahua en agosto"],
      { state: "Chihuahua", distance: "Marathon", ...month("2027-08") },
    ],
    [["10k arequipa", "pon 15"], { city: "Arequipa", distance: "15K" }],
  ]),
  ...wishes("stranger question", [
    [
      ["races in ohio", shown, "is orchard road still happening?"],
      { kind: "race", race: { id: "b" }, subjects: ["status"] },
      { state: "Ohio" },
    ],
    [
      ["runs in maine", shown, "stone ridge cutoff?"],
      { kind: "race", race: { id: "c" }, subjects: ["time-limit"] },
      { state: "Maine" },
    ],
    [
      ["runs in maine", shown, "sign me up for number 2"],
      { kind: "registration", race: { id: "b" } },
      { race_name: "Orchard Road 10K" },
    ],
    [
      ["runs in maine", shown, "which has better reviews"],
      { kind: "compare", races: [{ id: "a" }, { id: "b" }, { id: "c" }] },
      { state: "Maine" },
    ],
    [
      ["carreras en ica", ["Media del Lago"], "dan playera?"],
      { kind: "race", race: { id: "a" }, subjects: ["price-includes"] },
      { state: "Ica" },
    ],
    [
      ["carreras en ica", ["Media del Lago"], "ya cerraron inscripciones?"],
      { kind: "race", race: { id: "a" }, subjects: ["registration"] },
      { state: "Ica" },
    ],
    [
      ["carreras en ica", ["Media del Lago"], "de donde sale"],
      { kind: "race", race: { id: "a" }, subjects: ["place"] },
      { state: "Ica" },
    ],
    [
      ["is the Orchard Road 10K worth it"],
      { kind: "race", race: { name: "Orchard Road 10K" }, subjects: ["rating"] },
    ],
    [
      ["me apunto a la Media del Lago, como hago"],
      { kind: "registration", race: { name: "Media del Lago" } },
      { race_name: "Media del Lago" },
    ],
    [["will it be windy in chicago"], { kind: "beyond", subject: "weather" }],
    [["donde veo mis tiempos de la carrera pasada"], { kind: "beyond", subject: "results" }],
    [["cheap flights to lima"], { kind: "beyond", subject: "travel" }],
    [["wtf that makes no sense"], { kind: "complaint" }],
    [["q porqueria de respuesta"], { kind: "complaint" }],
    [["hablas ingles o español?"], { kind: "languages" }],
    [["cheers mate"], { kind: "thanks" }],
    [["buenos diasss"], { kind: "greeting" }],
    [
      ["21k en 1h50 que ritmo es"],
      { kind: "pace", known: null, targetMeters: 21097.5, targetSeconds: 6600 },
    ],
    [
      ["if i run 5:00/km how long for 10k"],
      { kind: "pace", known: null, targetMeters: 10000, targetSeconds: 3000 },
    ],
    [
      ["my half pb is 1:38, marathon prediction pls"],
      {
        kind: "pace",
        known: { meters: 21097.5, seconds: 5880 },
        targetMeters: 42195,
        targetSeconds: null,
      },
    ],
    [["do compression socks help my shins hurt"], { kind: "training", topic: "shin-splints" }],
    [["cuantas horas hay que dormir antes de competir"], { kind: "training", topic: "rest" }],
    [["tengo gripe y la carrera es mañana"], { kind: "training", topic: "illness" }],
    [["i get so nervous before races"], { kind: "training", topic: "nerves" }],
    [
      ["no siento el brazo izquierdo y me aprieta el pecho"],
      { kind: "emergency", sign: "chest-pain" },
    ],
  ]),
];
