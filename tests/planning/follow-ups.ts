import { byPrice, type Conversation, days, month, searches } from "./conversation.ts";

const twoRaces = ["Maratón Puerta del Sol", "Carrera Andina 21K"];
const threeRaces = ["Bridge Marathon", "Foggy Harbor Half", "Redwood Ultra 50K"];

/** Messages that narrow a search, replace a part of it, or take it back. */
export const followUps: Conversation[] = [
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
  ...searches("new request", [
    [
      ["only trail races in Cusco", "cheaper", "busco medio maratón en Lima en mayo"],
      { city: "Lima", distance: "Half Marathon", ...month("2027-05") },
    ],
    [
      ["free ultras in Canada", "find me a marathon in Texas"],
      { state: "Texas", distance: "Marathon" },
    ],
    [
      ["trail races in Cusco", "only 10k in Lima"],
      { city: "Lima", race_type: "Trail", distance: "10K" },
    ],
    [
      ["trail races in Cusco", "what about a marathon in Lima"],
      { city: "Lima", race_type: "Trail", distance: "Marathon" },
    ],
    [
      ["carreras en cusco", twoRaces, "Carreras con inscripciones abiertas"],
      { city: "Cusco", is_open: true },
    ],
  ]),
  ...searches("dates in numbers", [
    [["races on 12/05"], days("2026-12-05", "2026-12-05")],
    [["carreras el 12/05"], days("2027-05-12", "2027-05-12")],
    [["races in Mexico on 12/05"], { country: "Mexico", ...days("2027-05-12", "2027-05-12") }],
    [["races in Cusco", "12/05"], { city: "Cusco", ...days("2027-05-12", "2027-05-12") }],
    [["races on 25/3"], days("2027-03-25", "2027-03-25")],
    [["races on 3-25-2027"], days("2027-03-25", "2027-03-25")],
    [["races in 2027-03"], month("2027-03")],
    [["carreras del 8 al 12 de enero"], days("2027-01-08", "2027-01-12")],
    [["races feb 5 - 7"], days("2027-02-05", "2027-02-07")],
  ]),
  ...searches("nothing to measure by", [
    [["races in Boston", "shorter"], { city: "Boston", distance_to: 10 }],
    [["carreras en Lima", "más largas"], { city: "Lima", distance_from: 21 }],
    [["carreras en Lima", "muy caro"], { city: "Lima", ...byPrice }],
    [["find me a race", "idk"], {}],
    [["trail en cusco", "o en utah"], { state: "Utah", race_type: "Trail" }],
  ]),
  ...searches("replacing", [
    [["races in Toronto in march", "what about april?"], { city: "Toronto", ...month("2027-04") }],
    [["trail races in Cusco, Peru", "and in Canada?"], { country: "Canada", race_type: "Trail" }],
    [["races in Lima", "no, in Arequipa"], { city: "Arequipa" }],
    [["marathons in Peru", "in Cusco"], { city: "Cusco", country: "Peru", distance: "Marathon" }],
    [["10k in Seattle", "make it a half"], { city: "Seattle", distance: "Half Marathon" }],
    [
      ["road races in Ohio in june", "instead of road, trail"],
      { state: "Ohio", race_type: "Trail", ...month("2027-06") },
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
  ...searches("lengths in other words", [
    [
      ["10k and 21k in Lima", "de 10 a 15 nomás"],
      { city: "Lima", distance_from: 10, distance_to: 15 },
    ],
    [["10k in Lima", "from 10 to 15"], { city: "Lima", distance_from: 10, distance_to: 15 }],
    [["10k en Lima", "y si le subimos a 21"], { city: "Lima", distance: "Half Marathon" }],
    [["10k in Lima", "bump it up to 21"], { city: "Lima", distance: "Half Marathon" }],
    [["21k en Lima", "bájale a 10"], { city: "Lima", distance: "10K" }],
    [["21k en Lima", "algo cortito"], { city: "Lima", distance_to: 10 }],
    [["10k en Lima", "la distancia que sea"], { city: "Lima" }],
    [["21k en Lima", "de maratón no porfa, algo cortito"], { city: "Lima", distance_to: 10 }],
  ]),
  ...searches("days in other words", [
    [
      ["del 10 al 14 de diciembre voy a Lima, qué hay ese finde"],
      { city: "Lima", weekdays: [6, 0], ...days("2026-12-10", "2026-12-14") },
    ],
    [
      ["i'm in Lima from december 7 to 10, anything that weekend"],
      { city: "Lima", ...days("2026-12-12", "2026-12-13") },
    ],
    [["a weekend trip race near Lima"], { near: "Lima, Peru" }],
    [
      ["races in Lima in May on a weekend"],
      { city: "Lima", weekdays: [6, 0], ...month("2027-05") },
    ],
  ]),
  ...searches("order in other words", [
    [
      ["carreras en Lima", "ordénamelas de la más barata a la más cara"],
      { city: "Lima", ...byPrice },
    ],
    [["carreras en Lima", "de menor a mayor precio"], { city: "Lima", ...byPrice }],
  ]),
  ...searches("words of talk", [
    [["chale, no hay nada en Puebla"], { city: "Puebla" }],
    [["races in Lima", "chale, y en Puebla?"], { city: "Puebla" }],
    [["vamos causa, hagamos una de 10k en Lima jaja"], { city: "Lima", distance: "10K" }],
    [["y'all got races in the Poconos"], { city: "Poconos" }],
  ]),
  ...searches("beside what was searched", [
    [
      ["races in Quebec in january", "march too"],
      { state: "Quebec", ...days("2027-01-01", "2027-03-31") },
    ],
    [
      ["trail en Cusco en mayo", "y junio tmb"],
      { city: "Cusco", race_type: "Trail", ...days("2027-05-01", "2027-06-30") },
    ],
    [
      ["10k en Cusco", "Arequipa también me queda"],
      { places: ["Cusco", "Arequipa"], distance: "10K" },
    ],
    [
      ["10k in Lima in March", "october works too"],
      { city: "Lima", distance: "10K", ...month("2027-10") },
    ],
    [["trail races in Peru", "road is fine too"], { country: "Peru", race_type: "Road" }],
    [["trail or road races in Peru"], { country: "Peru", race_type: "Road" }],
    [["trail or ultra in Peru"], { country: "Peru", race_type: "Ultra" }],
    [["trail y ultra en Cusco"], { city: "Cusco", race_type: "Ultra" }],
    [["i like trail and ultra, in Cusco"], { city: "Cusco", race_type: "Ultra" }],
    [["10k en Arequipa, Arequipa"], { city: "Arequipa", distance: "10K" }],
    [
      ["carreras en Lima el 14 de febrero", "y ese mes en general"],
      { city: "Lima", ...month("2027-02") },
    ],
    [
      ["carreras en Lima el 28 de julio", "o el finde de antes"],
      { city: "Lima", ...days("2027-07-24", "2027-07-25") },
    ],
    [
      ["carreras en Lima menos de 100 soles", "bueno súbele a 150"],
      { city: "Lima", max_price: 150, currency: "PEN" },
    ],
    [["trail races in Peru", "under 120"], { country: "Peru", race_type: "Trail", max_price: 120 }],
    [["ultras in Peru", "up to 100"], { country: "Peru", race_type: "Ultra" }],
    [
      ["races in Lima under 50 soles", "make it a 21"],
      { city: "Lima", max_price: 50, currency: "PEN" },
    ],
    [
      ["carreras en Lima de menos de 50 soles", "cambia a 42"],
      { city: "Lima", max_price: 50, currency: "PEN" },
    ],
  ]),
  ...searches("days that are asked for", [
    [["race in Lima this sunday, im free"], { city: "Lima", ...days("2026-11-22", "2026-11-22") }],
    [
      ["find me a race on saturday i'm traveling to Cusco"],
      { city: "Cusco", ...days("2026-11-21", "2026-11-21") },
    ],
    [
      ["carreras en Lima el sábado tengo libre"],
      { city: "Lima", ...days("2026-11-21", "2026-11-21") },
    ],
    [
      ["carrera este domingo, tengo ganas de correr en Lima"],
      { city: "Lima", ...days("2026-11-22", "2026-11-22") },
    ],
    [["los domingos tengo libre, carreras en Lima"], { city: "Lima", weekdays: [0] }],
    [["every sunday i work, races in Lima"], { city: "Lima", weekdays: [1, 2, 3, 4, 5, 6] }],
  ]),
  ...searches("what need not be", [
    [["races in Lima, doesn't have to be road"], { city: "Lima" }],
    [["no tiene que ser trail"], {}],
    [["trail en Lima", "no tiene que ser trail"], { city: "Lima" }],
    [["it doesn't have to be in Lima"], {}],
    [["10k in Lima", "it doesn't have to be in Lima"], { distance: "10K" }],
    [["not necessarily road or trail, in Lima"], { city: "Lima" }],
  ]),
  ...searches("a drive that is too far", [
    [["10k in Lima", "2 hrs drive is too far"], { city: "Lima", distance: "10K" }],
    [["10k in Lima", "i don't want to have a 3 hour drive"], { city: "Lima", distance: "10K" }],
    [["10k in Lima", "a dos horas en carro no puedo"], { city: "Lima", distance: "10K" }],
    [
      ["10k in Lima", "no more than 2 hrs drive"],
      { near: "Lima", within_km: 130, distance: "10K" },
    ],
  ]),
  ...searches("lengths of others", [
    [["my friend runs 10k, find me a half in Lima"], { city: "Lima", distance: "Half Marathon" }],
    [["ella corre 42k, yo quiero un 10k en Lima"], { city: "Lima", distance: "10K" }],
    [["my husband does marathons, I want a 5k in Lima"], { city: "Lima", distance: "5K" }],
  ]),
  ...searches("ages and groups", [
    [["carreras para mi hijo de 10 en Lima"], { city: "Lima" }],
    [["carreras para mi hijo de 5 en Lima"], { city: "Lima" }],
    [["somos un grupo de 10 en Lima"], { city: "Lima" }],
    [["carreras para gente de 60 o más en Lima"], { city: "Lima" }],
    [["carreras en Lima para mujeres de 50 para arriba"], { city: "Lima" }],
    [["carreras en Lima con 50 o más participantes"], { city: "Lima" }],
  ]),
  ...searches("what is not asked for", [
    [
      ["algo en Lima, nunca he corrido nada, enero o febrero"],
      { city: "Lima", ...days("2027-01-01", "2027-02-28") },
    ],
    [["carreras de sábado en Lima, los domingos tengo misa"], { city: "Lima", weekdays: [6] }],
    [["races in Lima in may", "it doesn't have to be may"], { city: "Lima" }],
    [["carreras en Lima", "los de trail tampoco"], { city: "Lima", not: ["Trail"] }],
    [
      ["we have one free weekend, races in Lima"],
      { city: "Lima", ...days("2026-11-21", "2026-11-22") },
    ],
    [["10k in Colorado, lungs of a flatlander"], { state: "Colorado", distance: "10K" }],
    [["races near Lima", "under 10 miles"], { near: "Lima, Peru", distance_to: 16.1 }],
    [["races near Lima", "within like 2 hrs drive"], { near: "Lima, Peru", within_km: 130 }],
    [
      ["races in Lima, columbus day weekend"],
      { city: "Lima", ...days("2027-10-09", "2027-10-11") },
    ],
    [["races in Lima past may 20"], { city: "Lima", start_date_from: "2027-05-21" }],
    [["10k en Lima entero"], { city: "Lima", distance: "10K" }],
  ]),
  ...searches("lengths without their unit", [
    [
      ["trail de 15 a 21 en Cusco"],
      { city: "Cusco", race_type: "Trail", distance_from: 15, distance_to: 21.1 },
    ],
    [
      ["ultras en Peru de 80 pa arriba"],
      { country: "Peru", race_type: "Ultra", distance_from: 80 },
    ],
    [["carreras en Peru", "con 50 o más"], { country: "Peru", distance_from: 50 }],
    [
      ["carreras en Lima", "de 10 nomás, los 21 todavía no los aguanto"],
      { city: "Lima", distance: "10K" },
    ],
    [
      ["carreras en Peru de 21 entre junio y agosto"],
      { country: "Peru", distance: "Half Marathon", ...days("2027-06-01", "2027-08-31") },
    ],
    [
      ["one wants 5k, the other a marathon, me a half, in Lima"],
      { city: "Lima", distances: ["5K", "Half Marathon", "Marathon"] },
    ],
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
];
