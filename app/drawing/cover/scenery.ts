import { type Chance, chanceOf } from "./chance.ts";
import { cities, hasSnow } from "./town/cities.ts";

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
type Season = "summer" | "autumn" | "snow" | "spring";

/** What a place looks like, the same for every race of a city. */
export type Scenery = {
  skyline: Skyline;
  backdrop: Backdrop;
  water: Water;
  flora: Flora;
  landmark: Landmark;
  season: Season;
};

type Land = { [part in keyof Scenery]: readonly [Scenery[part], ...Scenery[part][]] };

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
    water: ["none", "none", "lake"],
    flora: ["round", "poplars"],
    landmark: ["none", "none", "dome", "viaduct"],
    season: ["summer", "spring"],
  },
  mexico: {
    skyline: ["colonial", "colonial", "hillside", "towers"],
    backdrop: ["volcano", "hills", "hills", "none"],
    water: ["none", "none", "lake"],
    flora: ["round", "round", "poplars"],
    landmark: ["none", "dome", "pyramid", "viaduct"],
    season: ["summer", "spring"],
  },
  canada: {
    skyline: ["towers", "gables", "harbour"],
    backdrop: ["peaks", "hills", "none"],
    water: ["lake", "none"],
    flora: ["conifers", "conifers", "round"],
    season: ["summer", "autumn", "autumn", "snow"],
  },
  "united-states": {
    skyline: ["towers", "towers", "gables", "harbour"],
    backdrop: ["none", "none", "hills", "hills"],
    water: ["none", "none", "lake"],
    flora: ["round", "round", "conifers"],
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

/** @param address - country and city as `peru.lima`; empty when nothing is known */
export function sceneryOf(address: string): Scenery {
  const chance = chanceOf(`place ${address}`);
  const [country = "", city = ""] = address.split(".");
  const land = { ...anywhere, ...lands[country] };
  // An address may name anything: "constructor" is not a known city.
  const look = Object.hasOwn(cities, city) ? cities[city] : "";
  const [skyline, backdrop, water, flora, landmark] = (look ?? "").split(" ");
  const scenery = {
    skyline: choose(chance, land.skyline, skyline),
    backdrop: choose(chance, land.backdrop, backdrop),
    water: choose(chance, land.water, water),
    flora: choose(chance, land.flora, flora),
    landmark: choose(chance, land.landmark, landmark),
  };
  return { ...scenery, season: seasonOf(chance.pick(land.season), scenery, country, city) };
}

/** No autumn and no snow where palms or cacti grow, and snow only where winters are white. */
function seasonOf(
  drawn: Season,
  { flora }: Pick<Scenery, "flora">,
  country: string,
  city: string,
): Season {
  const isWarm = flora === "palms" || flora === "cacti";
  if (drawn === "snow" && (isWarm || !hasSnow(country, city))) return "summer";
  return drawn === "autumn" && isWarm ? "summer" : drawn;
}

function choose<T extends string>(chance: Chance, list: readonly [T, ...T[]], known = ""): T {
  const drawn = chance.pick(list);
  return known === "" || known === "-" ? drawn : (known as T);
}
