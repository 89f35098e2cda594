import type { Lang, Words } from "#values/say.ts";

export const raceKinds = ["road", "trail", "ultra", "triathlon", "mtb", "urban", "other"] as const;

/** What a race type looks like: its colour (`type-road` in CSS) and the scene on its cover. */
export type RaceKind = (typeof raceKinds)[number];

type RaceType = { kind: RaceKind; label: string };

const labels: Record<Exclude<RaceKind, "other">, Words> = {
  road: { en: "Road", es: "Ruta" },
  trail: { en: "Trail", es: "Trail" },
  ultra: { en: "Ultra", es: "Ultra" },
  triathlon: { en: "Triathlon", es: "Triatlón" },
  mtb: { en: "MTB", es: "MTB" },
  urban: { en: "Urban", es: "Urbana" },
};

const known: Record<string, keyof typeof labels> = {
  road: "road",
  trail: "trail",
  mountain: "trail",
  ultra: "ultra",
  triathlon: "triathlon",
  mtb: "mtb",
  urban: "urban",
  city: "urban",
};

/** The Spanish of stored types whose badge has another name. */
const otherNames: Record<string, string> = { mountain: "montaña", city: "ciudad" };

function kindOf(stored: string): keyof typeof labels | undefined {
  const name = stored.trim().toLowerCase();
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** The kind of a stored type, which decides its color and its cover. */
export function raceKind(stored: string): RaceType["kind"] {
  return kindOf(stored) ?? "other";
}

/** The badge of a stored type in any case: `mountain` is Trail, `city` is Urban; others stay. */
export function raceType(stored: string, lang: Lang): RaceType {
  const kind = kindOf(stored);
  if (kind) return { kind, label: labels[kind][lang] };
  const unnamed: Words = { en: "Race", es: "Carrera" };
  return { kind: "other", label: stored.trim() || unnamed[lang] };
}

/** A stored type by its own name: `mountain`, in Spanish `montaña`. */
export function typeIn(stored: string, lang: Lang): string {
  const name = stored.trim().toLowerCase();
  if (lang === "en" || !Object.hasOwn(known, name)) return stored;
  return otherNames[name] ?? raceType(stored, lang).label;
}

/** A stored type whose badge has another name is shown with both: `Trail (mountain)`. */
export function fullTypeName(stored: string, lang: Lang): string {
  const [{ label }, name] = [raceType(stored, lang), typeIn(stored, lang)];
  return label === name ? name : `${label} (${name})`;
}

/** What the filter calls a stored type: its badge, or its own words if it has no badge. */
export function typeChoice(stored: string): string {
  const { kind, label } = raceType(stored, "en");
  return kind === "other" ? stored : label;
}

/**
 * The stored types, in lower case, that have the badge `label`: `Trail` stands for `trail` and
 * `mountain`. None for other labels: such a choice means exactly the stored type.
 */
export function typesOfBadge(label: string): string[] {
  return Object.entries(known).flatMap(([name, kind]) => (labels[kind].en === label ? [name] : []));
}

export function isRaceKind(text: string): text is RaceKind {
  return raceKinds.some((kind) => kind === text);
}
