import {
  byPrice,
  byRating,
  type Conversation,
  days,
  month,
  searches,
  wishes,
} from "./conversation.ts";

const half = 21_097.5;
const generic = { intent: "generic" } as const;
const twoRaces = ["Maratón Puerta del Sol", "Carrera Andina 21K"];
const threeRaces = ["Bridge Marathon", "Foggy Harbor Half", "Redwood Ultra 50K"];

/** Conversations as runners type them. */
export const sentences: Conversation[] = [
  ...searches("place", [
    [["any races around Trujillo?"], { state: "La Libertad" }],
    [["looking for something to run in new york city"], { state: "New York" }],
    [["races in the state of Texas"], { state: "Texas" }],
    [["what is on in vancuver"], { city: "Vancouver" }],
    [["what about races near Guadalajara"], { state: "Jalisco" }],
    [["Portland races please"], { city: "Portland" }],
    [["races in Portland, Maine"], { city: "Portland", state: "Maine" }],
    [["upcoming events in the US"], { country: "United States" }],
    [["busco carreras en el peru"], { country: "Peru" }],
    [["que carreras hay en ciudad de mexico"], { city: "Mexico City" }],
    [["carreras cerca de montreal"], { state: "Quebec" }],
    [["quiero correr en Huaras"], { city: "Huaraz" }],
    [["carreras mexicanas"], { country: "Mexico" }],
    [["hay algo en estados unidos?"], { country: "United States" }],
    [
      ["maratones en Toronto, Canadá"],
      { city: "Toronto", country: "Canada", distance: "Marathon" },
    ],
  ]),
  ...searches("dates", [
    [["races in september"], month("2027-09")],
    [["what races are there in feb?"], month("2027-02")],
    [["show me runs next weekend"], days("2026-11-28", "2026-11-29")],
    [["events from march to june"], days("2027-03-01", "2027-06-30")],
    [["any races before may"], { start_date_to: "2027-04-30" }],
    [["races after december 10"], { start_date_from: "2026-12-11" }],
    [["races in the next two weeks"], days("2026-11-20", "2026-12-04")],
    [["runs on januray 17"], days("2027-01-17", "2027-01-17")],
    [["races later this year"], days("2026-11-20", "2026-12-31")],
    [["events by the end of february"], { start_date_to: "2027-02-28" }],
    [
      ["races this winter"],
      {
        season: {
          north: { from: "2026-12-01", to: "2027-03-20" },
          south: { from: "2027-06-01", to: "2027-09-22" },
        },
      },
    ],
    [["carreras en el 2028"], days("2028-01-01", "2028-12-31")],
    [["carreras en octubre o noviembre"], days("2026-10-01", "2026-11-30")],
    [["que carreras hay este finde"], days("2026-11-21", "2026-11-22")],
    [["carreras el mes que viene"], month("2026-12")],
    [["carreras en los proximos 4 meses"], days("2026-11-20", "2027-03-20")],
    [["carreras en dicimbre"], month("2026-12")],
    [["correr en primavera en Peru"], { country: "Peru", ...days("2026-09-01", "2026-12-20") }],
    [["carreras despues del 15 de enero"], { start_date_from: "2027-01-16" }],
    [["carreras hasta abril"], { start_date_to: "2027-04-30" }],
    [["carreras en navidad"], days("2026-12-20", "2026-12-26")],
  ]),
  ...searches("distance", [
    [["show me some 15ks"], { distance: "15K" }],
    [["list 50 mile races"], { distance: "50 Miles" }],
    [["races between 8 and 12 km"], { distance_from: 8, distance_to: 12 }],
    [["runs over 25 miles"], { distance_from: 40 }],
    [["half marathons"], { distance: "Half Marathon" }],
    [["something up to 12k"], { distance_to: 12 }],
    [["a family run"], { distance: "5K" }],
    [["maratn"], { distance: "Marathon" }],
    [["carreras de 7 kilometros"], { distance: "7K" }],
    [["de 10 a 15 km"], { distance_from: 10, distance_to: 15 }],
    [["carreras para principiantes"], { distance: "5K" }],
    [["minimo 40 km"], { distance_from: 40 }],
    [["quiero correr una media"], { distance: "Half Marathon" }],
    [["menos de 12k"], { distance_to: 12 }],
    [["5k o 8k"], { distance_from: 5, distance_to: 8 }],
  ]),
  ...searches("type", [
    [["mountain races"], { race_type: "Trail" }],
    [["any triatlons coming up?"], { race_type: "Triathlon" }],
    [["road races only"], { race_type: "Road" }],
    [["show me ultra marathons"], { race_type: "Ultra" }],
    [["carreras de asfalto"], { race_type: "Road" }],
    [["carreras de montaña"], { race_type: "Trail" }],
    [["competencias de mtb"], { race_type: "MTB" }],
    [["carreras urbanas"], { race_type: "Urban" }],
  ]),
  ...searches("price", [
    [["races below 35 usd"], { max_price: 35, currency: "USD" }],
    [["free races"], { max_price: 0 }],
    [["races for $40 or less in Canada"], { country: "Canada", max_price: 40, currency: "CAD" }],
    [["cheapest races"], byPrice],
    [["races with a budget of 60"], { max_price: 60 }],
    [["carreras hasta 80 soles"], { max_price: 80, currency: "PEN" }],
    [["carreras gratuitas"], { max_price: 0 }],
    [["carreras de no mas de 400 pesos"], { max_price: 400, currency: "MXN" }],
    [["carreras baratas"], byPrice],
    [["carreras por s/60"], { max_price: 60, currency: "PEN" }],
  ]),
  ...searches("rating", [
    [["races with at least 3 stars"], { min_rating: 3 }],
    [["top rated races"], byRating],
    [["the best marathons"], { distance: "Marathon", ...byRating }],
    [["carreras de 5 estrellas"], { min_rating: 5 }],
    [["las carreras mejor valoradas"], byRating],
  ]),
  ...searches("combination", [
    [
      ["trail half in Squamish next year under 90 dollars"],
      {
        city: "Squamish",
        race_type: "Trail",
        distance: "Half Marathon",
        ...days("2027-01-01", "2027-12-31"),
        max_price: 90,
        currency: "USD",
      },
    ],
    [
      ["three cheap 10k races in Austin in january"],
      { city: "Austin", distance: "10K", limit: 3, ...month("2027-01"), ...byPrice },
    ],
    [
      ["marathons in California still open for registration"],
      { state: "California", distance: "Marathon", is_open: true },
    ],
    [
      ["dame 4 carreras de trail en Oaxaca en agosto"],
      { state: "Oaxaca", race_type: "Trail", limit: 4, ...month("2027-08") },
    ],
    [
      ["maraton en Monterey en diciembre con inscripciones abiertas"],
      { city: "Monterrey", distance: "Marathon", is_open: true, ...month("2026-12") },
    ],
    [
      ["carreras gratis de 5k en Piura este mes"],
      { city: "Piura", distance: "5K", max_price: 0, ...month("2026-11") },
    ],
    [
      ["best rated ultras over 80 km in Colorado"],
      { state: "Colorado", race_type: "Ultra", distance_from: 80, ...byRating },
    ],
    [
      ["medias maratones en Quintana Roo entre enero y abril"],
      { state: "Quintana Roo", distance: "Half Marathon", ...days("2027-01-01", "2027-04-30") },
    ],
  ]),
  ...searches("narrowing", [
    [
      ["races in Ontario", "only 10k", "in may"],
      { state: "Ontario", distance: "10K", ...month("2027-05") },
    ],
    [["find me a race", "Canada"], { country: "Canada" }],
    [
      ["i want to run a race", "Half Marathon", "Next month"],
      { distance: "Half Marathon", ...month("2026-12") },
    ],
    [["trail in mexico", "free ones"], { country: "Mexico", race_type: "Trail", max_price: 0 }],
    [
      ["marathons in the usa", "the cheapest"],
      { country: "United States", distance: "Marathon", ...byPrice },
    ],
    [["10k races", "shorter please"], { distance_to: 9 }],
    [["half marathons in Peru", "longer"], { country: "Peru", distance_from: 22 }],
    [["races in Chicago", threeRaces, "show me more"], { city: "Chicago", offset: 5 }],
    [
      ["3 races in Chicago", threeRaces, "more", threeRaces, "more please"],
      { city: "Chicago", limit: 3, offset: 6 },
    ],
    [
      ["races in Boston", threeRaces, "more", "only the ones with 4 stars"],
      { city: "Boston", min_rating: 4 },
    ],
    [["busco una carrera", "Perú"], { country: "Peru" }],
    [
      ["busco una carrera", "Trujillo", "21k", "en marzo"],
      { city: "Trujillo", distance: "Half Marathon", ...month("2027-03") },
    ],
    [["carreras en jalisco", "solo trail"], { state: "Jalisco", race_type: "Trail" }],
    [
      ["maratones en mexico", "mas baratas"],
      { country: "Mexico", distance: "Marathon", ...byPrice },
    ],
    [["carreras en cusco", twoRaces, "otras"], { city: "Cusco", offset: 5 }],
    [
      ["quiero correr en lima", "menos de 15 km", "que sigan abiertas"],
      { city: "Lima", distance_to: 15, is_open: true },
    ],
    [["carreras de trail", "algo mas corto que 20k"], { race_type: "Trail", distance_to: 20 }],
    [
      ["carreras en verano", "en Canadá"],
      { country: "Canada", ...days("2027-06-01", "2027-09-22") },
    ],
  ]),
  ...searches("replacing", [
    [["races in Toronto in march", "what about april?"], { city: "Toronto", ...month("2027-04") }],
    [["trail races in Cusco, Peru", "and in Canada?"], { country: "Canada", race_type: "Trail" }],
    [["races in Lima", "no, in Arequipa"], { city: "Arequipa" }],
    [["marathons in Peru", "in Cusco"], { city: "Cusco", country: "Peru", distance: "Marathon" }],
    [["10k in Seattle", "make it a half"], { city: "Seattle", distance: "Half Marathon" }],
    [
      ["road races in Ohio in june", "instead of road, trail"],
      { city: "Ohio", race_type: "Trail", ...month("2027-06") },
    ],
    [["races under 30 dollars", "up to 50 dollars is fine"], { max_price: 50, currency: "USD" }],
    [["carreras en lima en mayo", "mejor en junio"], { city: "Lima", ...month("2027-06") }],
    [["trail en Puebla", "y en Mérida?"], { city: "Mérida", race_type: "Trail" }],
    [
      ["maratones en Peru", "y en mexico", "de trail"],
      { country: "Mexico", race_type: "Trail", distance: "Marathon" },
    ],
    [["carreras de 10k en Ica", "no, de 5k"], { state: "Ica", distance: "5K" }],
    [["carreras en 2027", "en 2028 mejor"], days("2028-01-01", "2028-12-31")],
  ]),
  ...searches("clearing", [
    [["10k in Lima in may", "any distance"], { city: "Lima", ...month("2027-05") }],
    [["10k in Lima", "anywhere"], { distance: "10K" }],
    [["races in Calgary in july", "whenever"], { city: "Calgary" }],
    [
      ["trail races in Quebec", "never mind, marathons in Florida"],
      { state: "Florida", distance: "Marathon" },
    ],
    [["ultras in mexico", "not ultras"], { country: "Mexico" }],
    [["races in Boston under 20 dollars", "price doesn't matter"], { city: "Boston" }],
    [["trail en cusco en abril", "cualquier fecha"], { city: "Cusco", race_type: "Trail" }],
    [["trail en cusco", "donde sea"], { race_type: "Trail" }],
    [["21k en lima", "no importa la distancia"], { city: "Lima" }],
    [
      ["maratones en peru", "empecemos de nuevo: trail en mexico"],
      { country: "Mexico", race_type: "Trail" },
    ],
  ]),
  ...wishes("generic", [
    [["can you find me some races?"], generic],
    [["I'd like to run a race"], generic],
    [["recommend me a race please"], generic],
    [["marathons in Lima", "start over"], generic],
    [["hola, quiero participar en una carrera"], generic],
    [["recomiendame carreras"], generic],
    [["carreras en lima", "otra búsqueda"], generic],
    [["nesesito una carrera"], generic],
  ]),
  ...wishes("registration", [
    [
      ["how can I sign up for the Foggy Harbor Half?"],
      { intent: "registration", race: { name: "Foggy Harbor Half" } },
      { race_name: "Foggy Harbor Half" },
    ],
    [
      ["races in Peru", twoRaces, "how do I register for the second one?"],
      { intent: "registration", race: { id: "b" } },
      { race_name: "Carrera Andina 21K" },
    ],
    [
      ["where do i register for a marathon in Ottawa"],
      { intent: "registration", race: null },
      { city: "Ottawa", distance: "Marathon" },
    ],
    [
      ["quiero inscribirme en la Carrera de las Flores"],
      { intent: "registration", race: { name: "Carrera de las Flores" } },
      { race_name: "Carrera de las Flores" },
    ],
    [
      ["carreras en lima", twoRaces, "como me inscribo en la primera"],
      { intent: "registration", race: { id: "a" } },
      { race_name: "Maratón Puerta del Sol" },
    ],
    [
      ["como me registro para la maraton del desierto?"],
      { intent: "registration", race: { name: "maraton del desierto" } },
      { race_name: "maraton del desierto" },
    ],
  ]),
  ...wishes("race facts", [
    [
      ["what is the cutoff of the Redwood Ultra 50K?"],
      { intent: "race", race: { name: "Redwood Ultra 50K" }, subjects: ["time-limit"] },
    ],
    [
      ["races in California", threeRaces, "how hilly is the third one?"],
      { intent: "race", race: { id: "c" }, subjects: ["elevation"] },
      { state: "California" },
    ],
    [
      ["races in California", threeRaces, "does the Foggy Harbor Half give a medal?"],
      { intent: "race", race: { id: "b" }, subjects: ["price-includes"] },
      { state: "California" },
    ],
    [
      ["races in Boulder", ["Flatirons 10K"], "what time does it start?"],
      { intent: "race", race: { id: "a" }, subjects: ["start-time"] },
      { city: "Boulder" },
    ],
    [
      ["races in Boulder", ["Flatirons 10K"], "who organizes it?", "is it sold out?"],
      { intent: "race", race: { id: "a" }, subjects: ["places-left"] },
      { city: "Boulder" },
    ],
    [
      ["tell me about the Bridge Marathon"],
      { intent: "race", race: { name: "Bridge Marathon" }, subjects: [] },
    ],
    [
      ["¿cuánto cuesta la Carrera Andina 21K?"],
      { intent: "race", race: { name: "Carrera Andina 21K" }, subjects: ["price"] },
    ],
    [
      ["carreras en lima", twoRaces, "a que hora empieza la segunda?"],
      { intent: "race", race: { id: "b" }, subjects: ["start-time"] },
      { city: "Lima" },
    ],
    [
      [
        "carreras en lima",
        twoRaces,
        "y que incluye la primera",
        "hasta cuando me puedo inscribir?",
      ],
      { intent: "race", race: { id: "a" }, subjects: ["deadline"] },
      { city: "Lima" },
    ],
    [
      ["carreras en tacna", ["Tacna Corre 10K"], "fue cancelada esa carrera?"],
      { intent: "race", race: { id: "a" }, subjects: ["status"] },
      {},
    ],
  ]),
  ...wishes("compare", [
    [
      ["compare the Bridge Marathon with the Redwood Ultra 50K"],
      { intent: "compare", races: [{ name: "Bridge Marathon" }, { name: "Redwood Ultra 50K" }] },
    ],
    [
      ["races in California", threeRaces, "which is easier, the first or the second?"],
      { intent: "compare", races: [{ id: "a" }, { id: "b" }] },
      { state: "California" },
    ],
    [
      ["carreras en lima", twoRaces, "compáralas"],
      { intent: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Lima" },
    ],
    [
      ["carreras en lima", twoRaces, "que diferencia hay entre las dos?"],
      { intent: "compare", races: [{ id: "a" }, { id: "b" }] },
      { city: "Lima" },
    ],
  ]),
  ...wishes("pace", [
    [
      ["what pace do I need for a sub 2 half?"],
      { intent: "pace", known: null, targetMeters: half, targetSeconds: 7200 },
    ],
    [
      ["my 5k is 24:30, predict my marathon"],
      {
        intent: "pace",
        known: { meters: 5000, seconds: 1470 },
        targetMeters: 42_195,
        targetSeconds: null,
      },
    ],
    [
      ["8:00 per mile for a 10k"],
      { intent: "pace", known: null, targetMeters: 10_000, targetSeconds: 2983 },
    ],
    [
      ["I ran 10 miles in 1:20:00", "and for a marathon?"],
      {
        intent: "pace",
        known: { meters: 16_093.4, seconds: 4800 },
        targetMeters: 42_195,
        targetSeconds: null,
      },
    ],
    [
      ["a que ritmo corro un maraton en 3 horas y media"],
      { intent: "pace", known: null, targetMeters: 42_195, targetSeconds: 12_600 },
    ],
    [
      ["hice 21k en 1:52:00, cuanto haria en maraton?"],
      {
        intent: "pace",
        known: { meters: half, seconds: 6720 },
        targetMeters: 42_195,
        targetSeconds: null,
      },
    ],
    [
      ["a 6 min por km cuanto demoro en 10k"],
      { intent: "pace", known: null, targetMeters: 10_000, targetSeconds: 3600 },
    ],
    [
      ["que ritmo para 10k en 45 minutos", "y en 50 minutos?"],
      { intent: "pace", known: null, targetMeters: 10_000, targetSeconds: 3000 },
    ],
  ]),
];
