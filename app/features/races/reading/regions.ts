import type { Words } from "#values/say.ts";
import { countryNamed } from "./place-words.ts";

/** A part of a country that people name as one: its states or departments, of which any will do. */
export type Region = {
  /** How a search box asks for it in English: `east coast`, `northern peru`. */
  name: string;
  /** With its preposition: `on the East Coast`. */
  shown: Words;
  /** `null` where it lies in two countries. */
  country: string | null;
  /** As races write them, without accents. */
  states: readonly string[];
};

type Row = Region & {
  /** Its other names without articles, which no race and no town has. */
  others: string;
  /** What it is called where its country is known: `norte`, `the coast`. */
  there?: string;
};

const newEngland = [
  "Massachusetts",
  "Connecticut",
  "New Hampshire",
  "Vermont",
  "Maine",
  "Rhode Island",
];
const rockies = ["Colorado", "Wyoming", "Montana", "Utah", "Alberta"];

const unitedStates: Omit<Row, "country">[] = [
  {
    name: "east coast",
    shown: {
      en: "on the East Coast of the United States",
      es: "en la costa este de Estados Unidos",
    },
    states: [
      ...newEngland.filter((state) => state !== "Vermont"),
      "New York",
      "New Jersey",
      "Pennsylvania",
      "Delaware",
      "Maryland",
      "District of Columbia",
      "Virginia",
      "North Carolina",
      "South Carolina",
      "Georgia",
      "Florida",
    ],
    others:
      "eastern seaboard, atlantic coast, atlantic states, eastern us, eastern usa, eastern united states, costa este, costa atlantica, este estados unidos, este eeuu",
    there: "east, eastern part, back east",
  },
  {
    name: "southwest",
    shown: { en: "in the Southwest of the United States", es: "en el suroeste de Estados Unidos" },
    states: ["Arizona", "New Mexico", "Nevada", "Utah"],
    others:
      "desert southwest, american southwest, southwest us, southwest usa, southwestern us, southwestern states, suroeste estados unidos, suroeste eeuu",
    there: "suroeste, south west",
  },
  {
    name: "southeast",
    shown: { en: "in the Southeast of the United States", es: "en el sureste de Estados Unidos" },
    states: [
      "Florida",
      "Georgia",
      "Alabama",
      "Mississippi",
      "South Carolina",
      "North Carolina",
      "Tennessee",
      "Louisiana",
      "Arkansas",
      "Virginia",
      "Kentucky",
    ],
    others:
      "southeast us, southeast usa, southeastern us, southeastern states, deep south, american south, southern us, southern usa, southern states, sur estados unidos, sur eeuu, sureste estados unidos, sureste eeuu",
    there: "south, sur, sureste, south east, down south, southern part",
  },
  {
    name: "northeast",
    shown: { en: "in the Northeast of the United States", es: "en el noreste de Estados Unidos" },
    states: [...newEngland, "New York", "New Jersey", "Pennsylvania"],
    others:
      "northeast us, northeast usa, northeastern us, northeastern states, noreste estados unidos, noreste eeuu",
    there: "noreste, north east",
  },
  {
    name: "mid atlantic",
    shown: { en: "in the Mid-Atlantic states", es: "en el Atlántico medio de Estados Unidos" },
    states: [
      "New York",
      "New Jersey",
      "Pennsylvania",
      "Delaware",
      "Maryland",
      "District of Columbia",
      "Virginia",
    ],
    others: "mid-atlantic, midatlantic, mid atlantic states",
  },
  {
    name: "midwest",
    shown: { en: "in the Midwest of the United States", es: "en el medio oeste de Estados Unidos" },
    states: [
      "Illinois",
      "Michigan",
      "Minnesota",
      "Ohio",
      "Wisconsin",
      "Indiana",
      "Iowa",
      "Missouri",
      "Kansas",
      "Nebraska",
      "North Dakota",
      "South Dakota",
    ],
    others: "midwestern us, midwestern states, medio oeste, medio oeste estados unidos",
    there: "middle, center, centro",
  },
  {
    name: "mountain west",
    shown: { en: "in the Mountain West", es: "en el oeste montañoso de Estados Unidos" },
    states: ["Colorado", "Utah", "Wyoming", "Montana", "Idaho", "Nevada"],
    others: "mountain states",
  },
  {
    name: "western us",
    shown: { en: "in the West of the United States", es: "en el oeste de Estados Unidos" },
    states: [
      "California",
      "Oregon",
      "Washington",
      "Nevada",
      "Arizona",
      "Utah",
      "Idaho",
      "Montana",
      "Wyoming",
      "Colorado",
      "New Mexico",
    ],
    others:
      "western usa, western united states, western states, american west, west of mississippi, oeste estados unidos, oeste eeuu",
    there: "west, oeste, out west, western part",
  },
  {
    name: "gulf coast",
    shown: {
      en: "on the Gulf Coast of the United States",
      es: "en la costa del golfo de Estados Unidos",
    },
    states: ["Texas", "Louisiana", "Mississippi", "Alabama", "Florida"],
    others: "gulf states",
  },
  {
    name: "new england",
    shown: { en: "in New England", es: "en Nueva Inglaterra" },
    states: newEngland,
    others: "nueva inglaterra",
  },
  {
    name: "appalachians",
    shown: { en: "in the Appalachians", es: "en los Apalaches" },
    states: [
      "Pennsylvania",
      "West Virginia",
      "Virginia",
      "North Carolina",
      "Tennessee",
      "Kentucky",
      "Georgia",
    ],
    others: "appalachia, apalaches",
  },
];

const canada: Omit<Row, "country">[] = [
  {
    name: "maritimes",
    shown: { en: "in the Maritimes", es: "en las provincias marítimas" },
    states: ["Nova Scotia", "New Brunswick", "Prince Edward Island"],
    others: "maritime provinces, provincias maritimas",
  },
  {
    name: "atlantic canada",
    shown: { en: "in Atlantic Canada", es: "en el Canadá atlántico" },
    states: ["Nova Scotia", "New Brunswick", "Prince Edward Island", "Newfoundland"],
    others: "canada atlantico, canadian east coast, east coast canada, costa este canada",
    there: "coast, costa, east coast, costa este",
  },
  {
    name: "eastern canada",
    shown: { en: "in Eastern Canada", es: "en el este de Canadá" },
    states: [
      "Ontario",
      "Quebec",
      "Nova Scotia",
      "New Brunswick",
      "Prince Edward Island",
      "Newfoundland",
    ],
    others: "east canada, este canada",
    there: "east, eastern part",
  },
  {
    name: "western canada",
    shown: { en: "in Western Canada", es: "en el oeste de Canadá" },
    states: ["British Columbia", "Alberta", "Saskatchewan", "Manitoba"],
    others: "west canada, oeste canada",
    there: "west, oeste, out west, western part",
  },
  {
    name: "prairies",
    shown: { en: "in the Prairies", es: "en las praderas de Canadá" },
    states: ["Alberta", "Saskatchewan", "Manitoba"],
    others: "prairie provinces, canadian prairies, praderas canada",
  },
  {
    name: "canadian rockies",
    shown: { en: "in the Canadian Rockies", es: "en las Rocosas canadienses" },
    states: ["Alberta", "British Columbia"],
    others: "rocosas canadienses, rockies canada",
    there: "rockies, rocky mountains, rocosas",
  },
];

const mexico: Omit<Row, "country">[] = [
  {
    name: "bajio",
    shown: { en: "in the Bajío", es: "en el Bajío" },
    states: ["Guanajuato", "Queretaro", "San Luis Potosi", "Aguascalientes"],
    others: "bajio mexico",
  },
  {
    name: "northern mexico",
    shown: { en: "in the north of Mexico", es: "en el norte de México" },
    states: [
      "Baja California",
      "Sonora",
      "Chihuahua",
      "Coahuila",
      "Nuevo Leon",
      "Tamaulipas",
      "Sinaloa",
      "Durango",
      "Baja California Sur",
    ],
    others: "north mexico, norte mexico, norte republica, mexico norte",
    there: "north, norte, up north, northern part",
  },
  {
    name: "southern mexico",
    shown: { en: "in the south of Mexico", es: "en el sur y sureste de México" },
    states: [
      "Oaxaca",
      "Chiapas",
      "Guerrero",
      "Tabasco",
      "Campeche",
      "Yucatan",
      "Quintana Roo",
      "Veracruz",
    ],
    others:
      "south mexico, sur mexico, sureste mexico, sureste mexicano, sur republica, southeast mexico",
    there: "south, sur, sureste, southeast, down south, southern part",
  },
  {
    name: "central mexico",
    shown: { en: "in central Mexico", es: "en el centro de México" },
    states: [
      "Mexico City",
      "Estado de Mexico",
      "Puebla",
      "Tlaxcala",
      "Hidalgo",
      "Morelos",
      "Queretaro",
    ],
    others: "centro mexico, center mexico, altiplano mexico",
    there: "center, centro, central part, middle",
  },
  {
    name: "pacific coast of mexico",
    shown: { en: "on the Pacific coast of Mexico", es: "en la costa del Pacífico de México" },
    states: [
      "Baja California",
      "Baja California Sur",
      "Sonora",
      "Sinaloa",
      "Nayarit",
      "Jalisco",
      "Colima",
      "Michoacan",
      "Guerrero",
      "Oaxaca",
    ],
    others:
      "mexican pacific coast, pacific coast mexico, mexican pacific, costa pacifico, costa pacifico mexico, pacifico mexicano, costa pacifica",
    there: "west coast, pacific coast, costa oeste, pacifico",
  },
  {
    name: "yucatan peninsula",
    shown: { en: "on the Yucatán Peninsula", es: "en la península de Yucatán" },
    states: ["Yucatan", "Quintana Roo", "Campeche"],
    others: "peninsula yucatan, mexican caribbean, caribe mexicano, riviera maya, caribbean mexico",
    there: "caribbean, caribe, peninsula",
  },
  {
    name: "gulf of mexico",
    shown: { en: "on the Gulf coast of Mexico", es: "en la costa del golfo de México" },
    states: ["Tamaulipas", "Veracruz", "Tabasco", "Campeche"],
    others: "golfo mexico, costa golfo, costa golfo mexico",
    there: "gulf, golfo, gulf coast",
  },
  {
    name: "coast of mexico",
    shown: { en: "in the coastal states of Mexico", es: "en los estados costeros de México" },
    states: [
      "Baja California",
      "Baja California Sur",
      "Sonora",
      "Sinaloa",
      "Nayarit",
      "Jalisco",
      "Colima",
      "Michoacan",
      "Guerrero",
      "Oaxaca",
      "Chiapas",
      "Tamaulipas",
      "Veracruz",
      "Tabasco",
      "Campeche",
      "Yucatan",
      "Quintana Roo",
    ],
    others: "mexican coast, costa mexico, costa mexicana, mexico coast",
    there: "coast, costa",
  },
  {
    name: "baja peninsula",
    shown: { en: "on the Baja California peninsula", es: "en la península de Baja California" },
    states: ["Baja California", "Baja California Sur"],
    others: "peninsula baja california",
    there: "baja",
  },
];

const peru: Omit<Row, "country">[] = [
  {
    name: "northern peru",
    shown: { en: "in the north of Peru", es: "en el norte del Perú" },
    states: ["Piura", "La Libertad", "Lambayeque", "Tumbes", "Cajamarca", "Amazonas", "San Martin"],
    others: "north peru, norte peru, norte peruano, peru norte, north coast peru, costa norte peru",
    there: "north, norte, up north, northern part, costa norte, north coast",
  },
  {
    name: "southern peru",
    shown: { en: "in the south of Peru", es: "en el sur del Perú" },
    states: ["Arequipa", "Moquegua", "Tacna", "Puno", "Cusco", "Apurimac", "Madre de Dios"],
    others: "south peru, sur peru, sur peruano, peru sur",
    there: "south, sur, down south, southern part",
  },
  {
    name: "central peru",
    shown: { en: "in central Peru", es: "en el centro del Perú" },
    states: ["Lima", "Callao", "Junin", "Pasco", "Huanuco", "Huancavelica", "Ica", "Ayacucho"],
    others: "centro peru, center peru",
    there: "center, centro, central part, middle",
  },
  {
    name: "coast of peru",
    shown: { en: "on the coast of Peru", es: "en la costa del Perú" },
    states: [
      "Tumbes",
      "Piura",
      "Lambayeque",
      "La Libertad",
      "Ancash",
      "Lima",
      "Callao",
      "Ica",
      "Arequipa",
      "Moquegua",
      "Tacna",
    ],
    others: "peruvian coast, costa peru, costa peruana, peru coast",
    there: "coast, costa, coastal part",
  },
  {
    name: "peruvian andes",
    shown: { en: "in the Andes of Peru", es: "en los Andes del Perú" },
    states: [
      "Ancash",
      "Cusco",
      "Arequipa",
      "Puno",
      "Junin",
      "Pasco",
      "Huanuco",
      "Huancavelica",
      "Ayacucho",
      "Apurimac",
      "Cajamarca",
    ],
    others:
      "in andes, en andes, por andes, around andes, andes peru, andes peruanos, andean peru, peruvian highlands, peruvian sierra, sierra peru, sierra peruana",
    there: "andes, sierra, highlands, sierras",
  },
  {
    name: "sierra central",
    shown: { en: "in the central highlands of Peru", es: "en la sierra central del Perú" },
    states: ["Junin", "Pasco", "Huancavelica", "Ayacucho"],
    others: "sierra central peru, central highlands peru",
  },
  {
    name: "peruvian amazon",
    shown: { en: "in the rainforest of Peru", es: "en la selva del Perú" },
    states: ["Loreto", "Ucayali", "San Martin", "Madre de Dios", "Amazonas"],
    others:
      "peruvian jungle, peruvian rainforest, amazonia peruana, selva peru, selva peruana, amazonia peru, selva amazonica, amazon jungle",
    there: "jungle, rainforest, selva, amazon, amazonia",
  },
];

const acrossBorders: Omit<Row, "country">[] = [
  {
    name: "west coast",
    shown: { en: "on the West Coast", es: "en la costa oeste" },
    states: ["California", "Oregon", "Washington", "British Columbia"],
    others: "pacific coast, western seaboard, costa oeste",
  },
  {
    name: "south america",
    shown: { en: "in South America", es: "en Sudamérica" },
    states: ["Peru"],
    others: "south american, sudamerica, suramerica, america sur",
  },
  {
    name: "pacific northwest",
    shown: { en: "in the Pacific Northwest", es: "en el noroeste del Pacífico" },
    states: ["Washington", "Oregon", "British Columbia"],
    others: "pnw, noroeste pacifico",
  },
  {
    name: "rockies",
    shown: { en: "in the Rocky Mountains", es: "en las Montañas Rocosas" },
    states: rockies,
    others: "rocky mountains, montanas rocosas, rocosas",
  },
  {
    name: "great lakes",
    shown: { en: "around the Great Lakes", es: "en los Grandes Lagos" },
    states: ["Ontario", "Michigan", "Ohio", "Wisconsin", "Minnesota", "Illinois"],
    others: "grandes lagos",
  },
];

/** Parts of one or a few states: their country, name in English and in Spanish, states, other names. */
const local: readonly [
  country: string,
  name: string,
  en: string,
  es: string,
  states: string,
  others: string,
][] = [
  [
    "United States",
    "hill country",
    "in the Texas Hill Country",
    "en Hill Country de Texas",
    "Texas",
    "texas hill country",
  ],
  [
    "United States",
    "bay area",
    "in the San Francisco Bay Area",
    "en la bahía de San Francisco",
    "California",
    "",
  ],
  [
    "United States",
    "southern california",
    "in Southern California",
    "en el sur de California",
    "California",
    "socal, so cal, sur california",
  ],
  [
    "United States",
    "northern california",
    "in Northern California",
    "en el norte de California",
    "California",
    "norcal, nor cal, norte california",
  ],
  [
    "United States",
    "upstate new york",
    "in upstate New York",
    "en el norte del estado de Nueva York",
    "New York",
    "upstate ny, finger lakes",
  ],
  ["United States", "ozarks", "in the Ozarks", "en los Ozarks", "Missouri, Arkansas", ""],
  [
    "Canada",
    "eastern townships",
    "in the Eastern Townships",
    "en los Cantones del Este",
    "Quebec",
    "cantones este, estrie",
  ],
  ["Canada", "laurentians", "in the Laurentians", "en los Laurentides", "Quebec", "laurentides"],
  [
    "Canada",
    "okanagan",
    "in the Okanagan",
    "en el Okanagan",
    "British Columbia",
    "okanagan valley, valle okanagan",
  ],
  ["Canada", "muskoka", "in Muskoka", "en Muskoka", "Ontario", "muskokas"],
  [
    "Mexico",
    "sierra norte",
    "in the Sierra Norte",
    "en la Sierra Norte",
    "Oaxaca, Puebla",
    "sierra juarez",
  ],
  [
    "Mexico",
    "huasteca",
    "in the Huasteca",
    "en la Huasteca",
    "San Luis Potosi, Veracruz, Hidalgo, Tamaulipas",
    "huasteca potosina",
  ],
  [
    "Mexico",
    "comarca lagunera",
    "in the Comarca Lagunera",
    "en la Comarca Lagunera",
    "Coahuila, Durango",
    "",
  ],
  ["Mexico", "mixteca", "in the Mixteca", "en la Mixteca", "Oaxaca, Puebla, Guerrero", ""],
  [
    "Peru",
    "sacred valley",
    "in the Sacred Valley",
    "en el Valle Sagrado",
    "Cusco",
    "valle sagrado",
  ],
  ["Peru", "norte chico", "in the Norte Chico", "en el norte chico", "Lima", ""],
  [
    "Peru",
    "cordillera blanca",
    "in the Cordillera Blanca",
    "en la Cordillera Blanca",
    "Ancash",
    "callejon huaylas",
  ],
  [
    "Peru",
    "mantaro valley",
    "in the Mantaro Valley",
    "en el valle del Mantaro",
    "Junin",
    "valle mantaro",
  ],
];

const rows: readonly Row[] = [
  ...local.map(([country, name, en, es, states, others]) => ({
    country,
    name,
    shown: { en, es },
    states: states.split(", "),
    others,
  })),
  ...unitedStates.map((row) => ({ ...row, country: "United States" })),
  ...canada.map((row) => ({ ...row, country: "Canada" })),
  ...mexico.map((row) => ({ ...row, country: "Mexico" })),
  ...peru.map((row) => ({ ...row, country: "Peru" })),
  ...acrossBorders.map((row) => ({ ...row, country: null })),
];

const namesIn = (text: string) => text.split(", ").filter(Boolean);
const byName = new Map(
  rows.flatMap((row) => [row.name, ...namesIn(row.others)].map((name) => [plain(name), row])),
);
const byCountry = new Map(
  rows.flatMap((row) =>
    namesIn(row.there ?? "").map((name) => [`${row.country} ${plain(name)}`, row] as const),
  ),
);

const countryOf = new Map(
  rows.flatMap(({ country, states }) =>
    country === null ? [] : states.map((name) => [name, country] as const),
  ),
);

/** The words of all names of regions. Spelling correction leaves them alone. */
export const regionWords = [...byName.keys(), ...rows.flatMap(({ there }) => namesIn(there ?? ""))]
  .flatMap((name) => name.split(" "))
  .filter((word) => countryNamed(word) === null);

/** The most words of a name, with its articles: `en el sur de la republica`. */
export const regionNameLimit = 6;

/** The country of a state that lies in some region: `Utah`; `null` for other names. */
export function countryOfState(name: string): string | null {
  return countryOf.get(name) ?? null;
}

/** Articles and links say nothing within a name: `el norte del peru`. */
function plain(name: string): string {
  return name.replace(/\b(?:the|of|de|del|el|la|los|las)\b ?/g, "").trim();
}

/**
 * The region that words name as a whole: `northern peru`, `costa este`, `the rockies`.
 * @param country - the one that the text is about: `norte` is a part of it
 */
export function regionNamed(name: string, country: string | null = null): Region | null {
  const words = plain(name);
  if (words === "" || /^(?:de|del|of) /.test(name)) return null;
  const there = country === null ? undefined : byCountry.get(`${country} ${words}`);
  return there ?? byName.get(words) ?? null;
}
