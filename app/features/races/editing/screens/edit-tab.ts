import type { EditedDistance, EditedRace } from "#features/races/editing/details.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { withQuery } from "#values/address.ts";
import type { Sentence } from "#values/say.ts";

/** A tab of the editor of a race, with its name in the address. */
export type EditTab =
  | { kind: "details"; name: "details" }
  | { kind: "add"; name: "add-distance" }
  | { kind: "distance"; name: string; distance: EditedDistance }
  /** Of a distance that has been deleted. */
  | { kind: "gone"; name: string };

/** The tab that an address names; the details for every other name. */
export function readTab(name: string | null, race: Pick<EditedRace, "distances">): EditTab {
  if (name === "add-distance") return { kind: "add", name };
  const distance = race.distances.find(({ id }) => name === distanceTab(id));
  if (distance) return { kind: "distance", name: distanceTab(distance.id), distance };
  if (name?.startsWith(distanceTab(""))) return { kind: "gone", name };
  return { kind: "details", name: "details" };
}

export function distanceTab(id: string): string {
  return `distance-${id}`;
}

/** The address of a tab of the editor. */
export function editPath(at: Workplace, id: string, tab: string): string {
  return withQuery(at.race(id), { tab });
}

/** The sentence of a form that did not reach the server. */
export function unsavedSentence({ url }: Pick<Request, "url">): Sentence {
  const tab = new URL(url).searchParams.get("tab") ?? "details";
  return editingProblems[tab === "details" ? "not-updated" : "distance-not-saved"];
}
