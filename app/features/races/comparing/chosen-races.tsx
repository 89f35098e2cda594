import { useSyncExternalStore } from "react";
import { mostCompared } from "./comparison.ts";

/** A race that waits in this browser tab to be compared. */
export type ChosenRace = { id: string; name: string };

const storageKey = "compare";
const listeners = new Set<() => void>();

/** The races chosen in this browser tab; none on the server and until the page has come to life. */
export function useChosenRaces(): ChosenRace[] {
  return parse(useSyncExternalStore(listen, stored, () => ""));
}

/** Chooses a race or lets it go. A choice beyond the limit changes nothing. */
export function choose(race: ChosenRace, isChosen: boolean): void {
  const others = parse(stored()).filter(({ id }) => id !== race.id);
  if (isChosen && others.length >= mostCompared) return;
  keep(isChosen ? [...others, race] : others);
}

/** Chooses these races and lets all others go. */
export function chooseOnly(races: readonly ChosenRace[]): void {
  keep(races.slice(0, mostCompared).map(({ id, name }) => ({ id, name })));
}

export function chooseNone(): void {
  chooseOnly([]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As it is kept: ids and names as the parameters of an address. */
function stored(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? "";
  } catch {
    // A browser that keeps nothing for this site refuses the storage as a whole.
    return "";
  }
}

function keep(races: readonly ChosenRace[]): void {
  const text = new URLSearchParams(races.map(({ id, name }) => [id, name])).toString();
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function parse(text: string): ChosenRace[] {
  return [...new URLSearchParams(text)].map(([id, name]) => ({ id, name }));
}
