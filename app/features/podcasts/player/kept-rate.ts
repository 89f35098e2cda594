import { rates } from "./shortcuts.ts";

/** The part of the browser's storage that is used here. */
type Shelf = Pick<Storage, "getItem" | "setItem">;

const name = "speed";

/** The speed that the listener chose last in this browser. */
export function keptRate(shelf: Shelf | null): number {
  try {
    const kept = Number(shelf?.getItem(name));
    return rates.find((rate) => rate === kept) ?? 1;
  } catch {
    return 1;
  }
}

export function keepRate(shelf: Shelf | null, rate: number): void {
  try {
    shelf?.setItem(name, String(rate));
  } catch {
    // A browser may forbid or lack the room: then nothing is kept.
  }
}
