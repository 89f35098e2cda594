/** Where a listener stopped in one episode. */
type Kept = { id: string; at: number };

/** The part of the browser's storage that is used here. */
type Shelf = Pick<Storage, "getItem" | "setItem">;

const name = "podcasts";

/** The most episodes whose position is kept. */
const most = 50;

/** So near to the beginning or the end, in seconds, an episode begins again. */
const edge = 5;

/** Where to resume an episode, in seconds; `null` for one that was not started or is finished. */
export function keptPosition(shelf: Shelf | null, id: string): number | null {
  return read(shelf).find((kept) => kept.id === id)?.at ?? null;
}

/**
 * Keeps the position in this browser.
 * @param seconds - the length of the episode, once it is known
 */
export function keepPosition(shelf: Shelf | null, { id, at }: Kept, seconds: number | null): void {
  const others = read(shelf).filter((kept) => kept.id !== id);
  const isInside = at >= edge && (seconds === null || at <= seconds - edge);
  const kept = isInside ? [{ id, at: Math.floor(at) }, ...others].slice(0, most) : others;
  try {
    shelf?.setItem(name, JSON.stringify(kept));
  } catch {
    // A browser may forbid or lack the room: then nothing is kept.
  }
}

function read(shelf: Shelf | null): Kept[] {
  try {
    const found: unknown = JSON.parse(shelf?.getItem(name) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "at" in value &&
    typeof value.at === "number" &&
    Number.isFinite(value.at)
  );
}
