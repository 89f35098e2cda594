export const raceKinds = ["road", "trail", "ultra", "triathlon", "mtb", "urban", "other"] as const;

/** What a race type looks like: its colour (`type-road` in CSS) and the scene on its cover. */
export type RaceKind = (typeof raceKinds)[number];

type RaceType = { kind: RaceKind; label: string };

const known: Record<string, RaceType> = {
  road: { kind: "road", label: "Road" },
  trail: { kind: "trail", label: "Trail" },
  mountain: { kind: "trail", label: "Trail" },
  ultra: { kind: "ultra", label: "Ultra" },
  triathlon: { kind: "triathlon", label: "Triathlon" },
  mtb: { kind: "mtb", label: "MTB" },
  urban: { kind: "urban", label: "Urban" },
  city: { kind: "urban", label: "Urban" },
};

/** The badge of a stored type in any case: `mountain` is Trail, `city` is Urban; others stay. */
export function raceType(stored: string): RaceType {
  const text = stored.trim();
  const name = text.toLowerCase();
  const badge = Object.hasOwn(known, name) ? known[name] : undefined;
  return badge ?? { kind: "other", label: text || "Race" };
}

/** What the filter calls a stored type: its badge, or its own words if it has no badge. */
export function typeChoice(stored: string): string {
  const { kind, label } = raceType(stored);
  return kind === "other" ? stored : label;
}

/**
 * The stored types, in lower case, that have the badge `label`: `Trail` stands for `trail` and
 * `mountain`. None for other labels: such a choice means exactly the stored type.
 */
export function typesOfBadge(label: string): string[] {
  return Object.keys(known).filter((name) => known[name]?.label === label);
}

export function isRaceKind(text: string): text is RaceKind {
  return raceKinds.some((kind) => kind === text);
}
