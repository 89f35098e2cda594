import type { Chance } from "../../chance.ts";
import type { Flora, GroundSeason } from "./scenery-parts.ts";

/** What the season depends on. */
export type Climate = {
  country: string;
  lat: number;
  /** Above the sea, in metres. */
  height: number;
  isCoastal: boolean;
  flora: Flora;
};

/** The season in a month (1–12), by hemisphere, latitude and height. */
export function seasonIn(month: number, climate: Climate): GroundSeason {
  const { lat, height, flora } = climate;
  if (Math.abs(lat) < 24) return tropicalSeason(month, climate);
  if (flora === "palms" || flora === "cacti") return "summer";
  // South of the equator the year is half a year off.
  const turned = lat < 0 ? ((month + 5) % 12) + 1 : month;
  // A thousand metres up are like six degrees further from the equator.
  const cold = Math.abs(lat) + height / 165 - (climate.isCoastal ? 2 : 0);
  if (isWhite(turned, cold, climate)) return "snow";
  if (turned >= 4 && turned <= 5 && cold < 60) return "spring";
  return turned >= 10 - (cold > 47 ? 1 : 0) && turned <= 11 && cold > 34 ? "autumn" : "summer";
}

function isWhite(month: number, cold: number, { lat, country, isCoastal }: Climate): boolean {
  // The Pacific keeps its shore green.
  const isMild = country === "canada" && isCoastal && lat < 51;
  if (isMild || cold < 40.5) return false;
  const isDeep = month === 1 || month === 2;
  if (isDeep || month === 12) return true;
  return (month === 3 || month === 11) && cold > 46;
}

/** Between the tropics there are a dry season and a green one. */
function tropicalSeason(month: number, { country, lat, height, flora }: Climate): GroundSeason {
  if (flora === "palms" || flora === "cacti") return "summer";
  if (country === "mexico" && height >= 1200 && flora === "round" && month >= 2 && month <= 4)
    return "jacaranda";
  const isDry = lat < 0 ? month >= 5 && month <= 10 : month >= 11 || month <= 5;
  return isDry && height >= 800 ? "dry" : "summer";
}

/** Without a date, or without a place: any season that the country allows. */
export function anySeason(
  chance: Chance,
  country: string,
  hasSnow: boolean,
  flora: Flora,
): GroundSeason {
  const drawn = chance.pick(seasonsOf[country] ?? anySeasons);
  const isWarm = flora === "palms" || flora === "cacti";
  if (drawn === "snow" && (isWarm || !hasSnow)) return "summer";
  return isWarm ? "summer" : drawn;
}

type Seasons = readonly [GroundSeason, ...GroundSeason[]];

const anySeasons: Seasons = ["summer", "summer", "autumn", "spring"];

const seasonsOf: Record<string, Seasons | undefined> = {
  peru: ["summer", "dry"],
  mexico: ["summer", "dry"],
  canada: ["summer", "autumn", "autumn", "snow"],
  "united-states": ["summer", "autumn", "spring", "snow"],
  australia: ["summer"],
};
