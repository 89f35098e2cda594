import type { Lang } from "#values/say.ts";

export type TeamKind = "team" | "relay";

/** The team of an entry, with its number in it: the leg of a relay. */
export type EntrysTeam = { id: string; name: string; number: number; kind: TeamKind | null };

/** The team of an entry with its leg, as lists and files name it: `Andes (leg 2)`. */
export function teamLine({ name, number, kind }: Omit<EntrysTeam, "id">, lang: Lang): string {
  if (kind !== "relay") return name;
  return `${name} (${lang === "en" ? "leg" : "tramo"} ${number})`;
}
