import type { Position } from "#values/geo/position.ts";
import {
  type Backdrop,
  backdrops,
  type Flora,
  floras,
  type Skyline,
  skylines,
  type Water,
  waters,
} from "./scenery-parts.ts";

/**
 * Cities with a well-known look: `skyline backdrop water flora` and their landmarks, the best known
 * first; `-` is left to the land at the position. Only real ports have a harbour.
 */
const cities: Record<string, Record<string, string>> = {
  peru: {
    arequipa: "colonial volcano none poplars misti cathedral-white",
    asia: "village dunes sea palms",
    calango: "hillside dunes none round",
    callao: "harbour dunes sea palms lighthouse",
    "cerro-de-pasco": "hillside hills lake tufts",
    chaclacayo: "hillside dunes none round",
    chiclayo: "colonial none none palms cathedral-domes",
    chivay: "colonial volcano none tufts",
    colan: "village none sea palms reed-boats",
    cusco: "colonial peaks none round machu-picchu cathedral-twin",
    huancavelica: "colonial peaks none tufts cathedral-twin",
    huancayo: "colonial peaks none poplars cathedral-twin",
    huaraz: "hillside peaks none tufts huascaran",
    ica: "colonial dunes none palms oasis",
    ilo: "harbour dunes sea palms",
    iquitos: "village canopy lake palms stilt-house",
    "la-punta": "harbour none sea palms lighthouse",
    lima: "towers hills sea palms cathedral-lima lighthouse",
    "machu-picchu": "hillside peaks none round machu-picchu",
    mollendo: "hillside dunes sea palms",
    ollantaytambo: "colonial peaks none poplars machu-picchu",
    pacasmayo: "village dunes sea palms pier",
    pachacamac: "hillside dunes none round",
    paracas: "village dunes sea palms candelabra",
    piura: "colonial none none palms",
    puno: "hillside hills lake tufts reed-boats",
    "punta-hermosa": "village hills sea palms",
    "san-roque-de-cumbaza": "hillside canopy none palms",
    "santa-cruz-de-cocachacra": "hillside dunes none round",
    "santa-maria-del-mar": "village hills sea palms",
    trujillo: "colonial dunes none palms reed-boats cathedral-domes",
    yungay: "hillside peaks none tufts huascaran",
  },
  mexico: {
    "boca-del-rio": "harbour none sea palms lighthouse",
    "cabo-san-lucas": "village hills sea palms cabo-arch",
    cancun: "towers none sea palms chichen-itza",
    "ciudad-juarez": "village crags none cacti juarez-x",
    cozumel: "village none sea palms lighthouse",
    "ecatepec-de-morelos": "hillside hills none round sun-pyramid",
    guachochi: "hillside mesa none conifers",
    guadalajara: "colonial none none round cathedral-spires",
    guanajuato: "hillside hills none cacti cathedral-domes",
    "huasca-de-ocampo": "colonial hills lake conifers",
    huatulco: "village hills sea palms",
    ixtapa: "village hills sea palms",
    leon: "colonial hills none round lion-arch",
    mazatlan: "hillside hills sea palms faro-hill",
    merida: "colonial none none palms chichen-itza cathedral-twin",
    "mexico-city": "towers volcano none round angel bellas-artes",
    monterrey: "towers crags none round silla",
    morelia: "colonial hills none round cathedral-tall aqueduct",
    nezahualcoyotl: "hillside volcano none round sun-pyramid",
    oaxaca: "colonial hills none cacti cathedral-domes",
    "oaxaca-de-juarez": "colonial hills none cacti cathedral-domes",
    puebla: "colonial volcano none round cholula cathedral-tall",
    "puerto-vallarta": "hillside hills sea palms crown-church",
    queretaro: "colonial hills none round aqueduct",
    "san-luis-potosi": "colonial mesa none cacti cathedral-tall",
    teotihuacan: "village hills none cacti sun-pyramid",
    tijuana: "hillside hills none palms tijuana-arch",
    toluca: "colonial volcano none round cathedral-domes",
    torreon: "village mesa none cacti christ-hill",
    urique: "hillside mesa none conifers",
    veracruz: "harbour none sea palms lighthouse",
    zapopan: "colonial none none round cathedral-domes",
  },
  canada: {
    banff: "gables peaks lake conifers rundle",
    calgary: "towers peaks none poplars calgary-tower",
    charlottetown: "gables none sea round striped-lighthouse",
    edmonton: "towers none none poplars muttart",
    halifax: "harbour hills sea conifers striped-lighthouse",
    hamilton: "gables hills lake round",
    kelowna: "gables hills lake conifers",
    mississauga: "towers none lake round twisted-towers",
    montreal: "gables hills lake round olympic-tower biosphere",
    "mont-tremblant": "gables hills lake conifers",
    "niagara-falls": "gables none none round niagara",
    ottawa: "gables none lake round peace-tower",
    penticton: "gables hills lake poplars",
    quebec: "gables hills lake round frontenac",
    "quebec-city": "gables hills lake round frontenac",
    squamish: "gables peaks sea conifers chief",
    "st-john-s": "harbour hills sea conifers cabot-tower",
    toronto: "towers none lake round cn-tower",
    vancouver: "towers peaks sea conifers lions-gate canada-place",
    victoria: "gables hills sea conifers capitol-green",
    winnipeg: "towers none none poplars cable-bridge",
  },
  "united-states": {
    atlanta: "towers none none round capitol-gold",
    austin: "towers hills lake round capitol",
    "big-sur": "hillside hills sea conifers",
    boston: "gables none sea round capitol-gold cable-bridge",
    boulder: "gables peaks none conifers flatirons",
    buffalo: "gables none none round niagara",
    charlotte: "towers none none round crown-tower",
    chicago: "towers none lake round willis bean",
    cool: "gables hills none round",
    dallas: "towers none none round reunion",
    "death-valley": "village mesa none cacti",
    denver: "towers peaks none poplars capitol-gold",
    detroit: "towers none lake round renaissance",
    duluth: "gables hills lake conifers lift-bridge",
    falmouth: "village none sea round white-lighthouse",
    flagstaff: "gables volcano none conifers canyon",
    "fort-worth": "towers none none round capitol",
    "fountain-hills": "village mesa lake cacti camelback",
    honolulu: "towers hills sea palms diamond-head",
    houston: "towers none none round rocket",
    huntsville: "gables none lake round",
    indianapolis: "towers none none round column",
    jacksonville: "towers none lake palms blue-bridge",
    "kailua-kona": "village volcano sea palms",
    "las-vegas": "towers mesa none palms strat big-wheel",
    leadville: "gables peaks lake conifers",
    "los-angeles": "towers hills none palms griffith city-hall-la",
    "manitou-springs": "gables peaks none conifers red-fins",
    miami: "towers none sea palms",
    "mill-valley": "hillside hills none conifers golden-gate",
    minneapolis: "towers none lake round stone-bridge",
    moab: "village mesa none cacti delicate-arch",
    nashville: "towers hills lake round crown-tower",
    "new-york": "towers none sea round empire liberty",
    "niagara-falls": "gables none none round niagara",
    orlando: "towers none lake palms big-wheel",
    philadelphia: "towers none lake round independence-hall",
    phoenix: "towers mesa none cacti camelback",
    portland: "gables volcano lake conifers",
    prescott: "gables hills lake conifers",
    sacramento: "towers none lake palms capitol",
    "saint-louis": "towers none lake round gateway-arch",
    "st-louis": "towers none lake round gateway-arch",
    "salt-lake-city": "towers peaks lake conifers",
    "san-antonio": "colonial none none round alamo",
    "san-diego": "towers hills sea palms california-tower",
    "san-francisco": "hillside hills sea poplars golden-gate transamerica",
    "san-jose": "towers hills none palms",
    seattle: "towers volcano sea conifers space-needle",
    silverton: "gables peaks none conifers",
    tucson: "colonial crags none cacti",
    washington: "gables none lake round capitol obelisk",
  },
  australia: {
    melbourne: "towers none lake round big-wheel",
    sydney: "towers none sea round blue-bridge",
  },
  "new-zealand": { auckland: "harbour volcano sea round space-needle" },
  "south-africa": { "cape-town": "harbour mesa sea palms lighthouse" },
  "united-kingdom": { london: "gables none lake round big-wheel" },
};

/** A city's look; parts are `undefined` where the land decides. */
export type CityLook = {
  skyline: Skyline | undefined;
  backdrop: Backdrop | undefined;
  water: Water | undefined;
  flora: Flora | undefined;
  landmarks: readonly string[];
};

const known = new Map<string, CityLook>();
for (const [country, looks] of Object.entries(cities)) {
  for (const [city, look] of Object.entries(looks)) {
    const [skyline = "-", backdrop = "-", water = "-", flora = "-", ...landmarks] = look.split(" ");
    known.set(`${country}.${city}`, {
      skyline: skylines.find((each) => each === skyline),
      backdrop: backdrops.find((each) => each === backdrop),
      water: waters.find((each) => each === water),
      flora: floras.find((each) => each === flora),
      landmarks,
    });
  }
}

/** Known cities of the West with a namesake in the East that looks otherwise: Portland in Maine. */
const inTheWest: readonly string[] = ["united-states.portland"];
const eastFrom = -100;

/**
 * @param address - country and city as `peru.lima`
 * @param at - where it is, which tells it from a namesake
 */
export function cityLook(address: string, at: Position | null = null): CityLook | undefined {
  const isNamesake = inTheWest.includes(address) && at !== null && at.lon > eastFrom;
  return isNamesake ? undefined : known.get(address);
}

/** Cities of the United States with white winters, for races whose position is unknown. */
const snowy =
  /^united-states\.(?:boston|boulder|buffalo|burlington|chicago|denver|detroit|duluth|gorham|hayward|leadville|manchester|manitou-springs|minneapolis|new-york|salt-lake-city|silverton)$/;

/** On the Pacific coast of Canada it rains instead. */
const mild = /^canada\.(?:squamish|vancouver|victoria)$/;

/** Whether covers of the city may show snow. Not if its winters are unknown. */
export function hasSnow(address: string): boolean {
  return address.startsWith("canada.") ? !mild.test(address) : snowy.test(address);
}
