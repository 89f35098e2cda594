import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { projectRoot } from "#db/root.ts";
import { metersBetween, type Position } from "#values/geo/position.ts";
import { unknownZone } from "#values/zone.ts";
import { countryKeys, countryName, placeKey, spelledOut, stateKey, usualName } from "./names.ts";

let codes: Map<string, string> | undefined;

/** A place of the gazetteer. */
export type GazetteerPlace = {
  name: string;
  /** Its state, department or province; `null` where the gazetteer names none. */
  state: string | null;
  /** The code of GeoNames: `PE.08`. */
  stateCode: string;
  /** As ISO 3166-1 writes it: `PE`. */
  countryCode: string;
  position: Position;
  /** In thousands; 0 where they are fewer or not known. */
  people: number;
  /** As IANA names it: `America/Lima`. */
  timeZone: string;
};

/** Lines by the numbers of their bytes. Strings for 170,000 places would take ten times the memory. */
type Gazetteer = {
  bytes: Buffer;
  /** The start of each line, followed by the end of the file. */
  starts: Uint32Array;
  /** The names of states by their codes. */
  states: ReadonlyMap<string, string>;
  /** The usual time zones of states and countries by their codes. */
  zones: ReadonlyMap<string, string>;
  /** Their codes by each of their names (`stateKey`). */
  statesByKey: ReadonlyMap<string, readonly string[]>;
};

const dataFile = "app/features/races/places/gazetteer/places.tsv.br";

let opened: Gazetteer | undefined;

/** Read once, which takes 50 to 100 ms and 7 MB from then on: a server looks a place up at its start. */
function gazetteer(): Gazetteer {
  return (opened ??= open());
}

function open(): Gazetteer {
  const bytes = brotliDecompressSync(readFileSync(join(projectRoot(), dataFile)));
  const headEnd = bytes.indexOf("\n\n");
  const states = new Map<string, string>();
  const zones = new Map<string, string>();
  const statesByKey = new Map<string, string[]>();
  for (const line of bytes.toString("utf8", 0, headEnd).split("\n").slice(1)) {
    const [code = "", name = "", others = "", zone = ""] = line.split("\t");
    if (zone) zones.set(code, zone);
    if (name) states.set(code, name);
    for (const key of new Set([name, ...others.split("|")].filter(Boolean).map(stateKey))) {
      statesByKey.set(key, [...(statesByKey.get(key) ?? []), code]);
    }
  }
  const starts: number[] = [];
  for (let at = headEnd + 2; at < bytes.length; at = endOfLine(bytes, at) + 1) starts.push(at);
  starts.push(bytes.length + 1);
  return { bytes, starts: Uint32Array.from(starts), states, zones, statesByKey };
}

function endOfLine(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(10, from);
  return end < 0 ? bytes.length : end;
}

/**
 * The places with this key (`placeKey`) or with the key that its abbreviations stand for, those with the
 * most people first.
 */
export function placesNamed(key: string): GazetteerPlace[] {
  const whole = spelledOut(key);
  const found = readWhile((other) => other === key, key);
  if (whole === key) return found;
  const others = readWhile((other) => other === whole, whole);
  return [...found, ...others].sort((one, other) => other.people - one.people);
}

/** The places whose key begins with a text, in the order of their keys. Two letters begin 9,000. */
export function placesBeginning(start: string): GazetteerPlace[] {
  return readWhile((found) => found.startsWith(start), start);
}

/** The codes of the states of a country that have this name or one of its other names. */
export function statesNamed(name: string, countryCode?: string): string[] {
  const codes = gazetteer().statesByKey.get(stateKey(name)) ?? [];
  return codes.filter((code) => !countryCode || code.startsWith(`${countryCode}.`));
}

/** The name of the state with a code, or nothing. */
export function stateName(code: string): string {
  return gazetteer().states.get(code) ?? "";
}

/**
 * The usual time zone of a state, else of its country; `UTC` where neither is known.
 * @param code - of a state (`PE.08`) or a country (`PE`)
 */
export function usualZone(code: string): string {
  const { zones } = gazetteer();
  return zones.get(code) ?? zones.get(code.slice(0, 2)) ?? unknownZone;
}

/** The time zone at a position: that of the nearest place of a country. It reads all places: 0.2 s. */
export function nearestZone(countryCode: string, position: Position): string {
  const { starts } = gazetteer();
  let nearest = { meters: Infinity, zone: usualZone(countryCode) };
  for (let at = 0; at < starts.length - 1; at++) {
    const fields = lineAt(at).split("\t");
    if (!fields[2]?.startsWith(countryCode)) continue;
    const place = placeOf(fields);
    const meters = metersBetween(position, place.position);
    if (meters < nearest.meters) nearest = { meters, zone: place.timeZone };
  }
  return nearest.zone;
}

/** In thousands. */
const townFrom = 20;

let large: GazetteerPlace[] | undefined;

/** The towns that a map of a region can name, the largest first. The first call reads all places: 0.2 s. */
export function largeTowns(): readonly GazetteerPlace[] {
  return (large ??= readWhile(() => true, "")
    .filter(({ people }) => people >= townFrom)
    .sort((one, other) => other.people - one.people));
}

/** Whether a country has places in the gazetteer: this excludes the codes of countries of the past. */
export function hasStates(countryCode: string): boolean {
  countries ??= new Set([...gazetteer().states.keys()].map((code) => code.slice(0, 2)));
  return countries.has(countryCode);
}

let countries: Set<string> | undefined;

function readWhile(fits: (key: string) => boolean, from: string): GazetteerPlace[] {
  const { starts } = gazetteer();
  const found: GazetteerPlace[] = [];
  for (let at = firstFrom(from); at < starts.length - 1; at++) {
    const fields = lineAt(at).split("\t");
    if (!fits(fields[0] ?? "")) break;
    found.push(placeOf(fields));
  }
  return found;
}

/** The first line whose key is not before a text. */
function firstFrom(key: string): number {
  const { starts } = gazetteer();
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lineAt(middle);
    if (line.slice(0, line.indexOf("\t")) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lineAt(at: number): string {
  const { bytes, starts } = gazetteer();
  return bytes.toString("utf8", starts[at], (starts[at + 1] ?? 0) - 1);
}

function placeOf([
  key = "",
  name,
  stateCode = "",
  lat,
  lon,
  people,
  zone,
]: string[]): GazetteerPlace {
  return {
    name: name || usualName(key),
    state: gazetteer().states.get(stateCode) ?? null,
    stateCode,
    countryCode: stateCode.slice(0, 2),
    position: { lat: Number(lat) / 1000, lon: Number(lon) / 1000 },
    people: Number(people),
    timeZone: zone || usualZone(stateCode),
  };
}

/**
 * The code of a country by its name in English or Spanish, or `null`.
 * @example countryCode("Perú") // "PE"
 */
export function countryCode(name: string): string | null {
  return (codes ??= readCodes()).get(placeKey(name)) ?? null;
}

/**
 * A country as races store it: its English name, for another name of it or its code of ISO 3166-1. Any
 * other text stays as it is.
 * @example storedCountry("EE. UU.") // "United States"
 */
export function storedCountry(typed: string): string {
  const letters = typed.trim().toUpperCase();
  const code = countryCode(typed) ?? (hasStates(letters) ? letters : null);
  return code === null ? typed : countryName(code);
}

/** Codes without places are left out: ICU also answers `Germany` for a state that is no more. */
function readCodes(): Map<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(hasStates);
  const found = new Map<string, string>();
  for (const code of known) {
    for (const key of countryKeys(code)) found.set(key, code);
  }
  return found;
}
