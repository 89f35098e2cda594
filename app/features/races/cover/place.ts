import { type Chance, chanceOf } from "./chance.ts";

export type Skyline = "towers" | "colonial" | "gables" | "harbour" | "hillside";
export type Backdrop = "none" | "hills" | "peaks" | "volcano" | "mesa";
export type Water = "none" | "sea" | "lake";
export type Flora = "palms" | "conifers" | "cacti" | "round" | "poplars";
export type Landmark =
  | "none"
  | "needle"
  | "dome"
  | "pyramid"
  | "lighthouse"
  | "wheel"
  | "bridge"
  | "viaduct";
export type Season = "summer" | "autumn" | "snow" | "spring";

/** What a place looks like. It is the same for every race of a city. */
export type Place = {
  skyline: Skyline;
  backdrop: Backdrop;
  water: Water;
  flora: Flora;
  landmark: Landmark;
  season: Season;
};

type Land = { [part in keyof Place]: readonly [Place[part], ...Place[part][]] };

const anywhere: Land = {
  skyline: ["towers", "colonial", "gables", "harbour", "hillside"],
  backdrop: ["none", "hills", "hills", "peaks", "volcano", "mesa"],
  water: ["none", "none", "lake", "sea"],
  flora: ["round", "conifers", "poplars", "palms"],
  landmark: ["none", "needle", "dome", "lighthouse", "wheel", "bridge", "viaduct"],
  season: ["summer", "summer", "autumn", "spring"],
};

const lands: Record<string, Partial<Land>> = {
  peru: {
    skyline: ["colonial", "colonial", "hillside", "towers"],
    backdrop: ["peaks", "peaks", "volcano", "hills", "mesa"],
    flora: ["palms", "round", "cacti", "poplars"],
    landmark: ["none", "none", "dome", "viaduct"],
    season: ["summer", "spring"],
  },
  mexico: {
    skyline: ["colonial", "colonial", "hillside", "towers"],
    backdrop: ["volcano", "hills", "mesa", "none"],
    flora: ["cacti", "palms", "round"],
    landmark: ["none", "dome", "pyramid", "viaduct"],
    season: ["summer", "spring"],
  },
  canada: {
    skyline: ["towers", "gables", "harbour"],
    backdrop: ["peaks", "hills", "none"],
    water: ["lake", "none", "sea"],
    flora: ["conifers", "conifers", "round"],
    season: ["summer", "autumn", "autumn", "snow"],
  },
  "united-states": {
    skyline: ["towers", "towers", "gables", "harbour"],
    backdrop: ["none", "none", "hills", "hills", "peaks"],
    season: ["summer", "autumn", "spring", "snow"],
  },
  australia: {
    flora: ["round", "palms", "poplars"],
    backdrop: ["none", "hills", "mesa"],
    season: ["summer"],
  },
  "new-zealand": {
    backdrop: ["peaks", "volcano", "hills"],
    water: ["sea", "lake", "none"],
    flora: ["round", "conifers"],
  },
};

/** Cities that people know by sight: `skyline backdrop water flora landmark`; `-` is left to chance. */
const cities: Record<string, string> = {
  lima: "towers hills sea palms none",
  cusco: "colonial peaks none round dome",
  ollantaytambo: "colonial peaks none poplars none",
  arequipa: "colonial volcano none poplars dome",
  huaraz: "hillside peaks none conifers none",
  puno: "hillside hills lake round none",
  trujillo: "colonial hills none palms dome",
  paracas: "harbour mesa sea palms none",
  iquitos: "hillside none lake palms none",
  "mexico-city": "towers volcano none round dome",
  puebla: "colonial volcano none round dome",
  oaxaca: "colonial hills none cacti pyramid",
  guadalajara: "colonial none none palms dome",
  guanajuato: "hillside hills none cacti dome",
  monterrey: "towers peaks none cacti none",
  cancun: "towers none sea palms none",
  cozumel: "harbour none sea palms lighthouse",
  merida: "colonial none none palms pyramid",
  mazatlan: "harbour hills sea palms lighthouse",
  toronto: "towers none lake round needle",
  vancouver: "towers peaks sea conifers bridge",
  montreal: "gables hills lake round dome",
  quebec: "gables hills lake round none",
  ottawa: "gables none lake round needle",
  calgary: "towers peaks none poplars needle",
  banff: "gables peaks lake conifers none",
  halifax: "harbour hills sea conifers lighthouse",
  victoria: "harbour peaks sea conifers none",
  "new-york": "towers none sea round bridge",
  chicago: "towers none lake round wheel",
  boston: "gables none sea round dome",
  "san-francisco": "hillside hills sea poplars bridge",
  "big-sur": "hillside hills sea conifers viaduct",
  philadelphia: "towers none lake round dome",
  austin: "towers hills lake round dome",
  houston: "towers none none palms none",
  dallas: "towers none none round needle",
  atlanta: "towers none none round none",
  orlando: "towers none lake palms wheel",
  boulder: "gables peaks none conifers none",
  leadville: "gables peaks lake conifers none",
  flagstaff: "gables volcano none conifers none",
  tucson: "colonial hills none cacti dome",
  "los-angeles": "towers hills none palms none",
  "san-diego": "harbour hills sea palms none",
  miami: "towers none sea palms none",
  honolulu: "towers volcano sea palms none",
  denver: "towers peaks none poplars dome",
  seattle: "towers volcano sea conifers needle",
  portland: "gables volcano lake conifers bridge",
  washington: "gables none lake round dome",
  moab: "colonial mesa none cacti none",
  phoenix: "towers mesa none cacti none",
  "las-vegas": "towers mesa none palms wheel",
  "salt-lake-city": "towers peaks lake conifers none",
  sydney: "towers none sea round bridge",
  melbourne: "towers none lake round wheel",
  auckland: "harbour volcano sea round needle",
  "cape-town": "harbour mesa sea palms lighthouse",
  london: "gables none lake round wheel",
};

/** @param address - country and city as `peru.lima`; empty when nothing is known */
export function placeOf(address: string): Place {
  const chance = chanceOf(`place ${address}`);
  const [country = "", city = ""] = address.split(".");
  const land = { ...anywhere, ...lands[country] };
  // An address may name anything: a city called "constructor" is none of the known ones.
  const look = Object.hasOwn(cities, city) ? cities[city] : "";
  const [skyline, backdrop, water, flora, landmark] = (look ?? "").split(" ");
  return {
    skyline: choose(chance, land.skyline, skyline),
    backdrop: choose(chance, land.backdrop, backdrop),
    water: choose(chance, land.water, water),
    flora: choose(chance, land.flora, flora),
    landmark: choose(chance, land.landmark, landmark),
    season: chance.pick(land.season),
  };
}

function choose<T extends string>(chance: Chance, list: readonly [T, ...T[]], known = ""): T {
  const drawn = chance.pick(list);
  return known === "" || known === "-" ? drawn : (known as T);
}
