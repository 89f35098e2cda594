/**
 * Does with one statement what is asked for at about the same time: a message costs the embedded database as much
 * as ten do.
 * @param work - gives the results in the order of the items
 * @param waitMs - how long to wait for others; without it, until the current turn of the event loop is over
 */
export function gathered<Place extends object, Item, Result>(
  work: (place: Place, items: Item[]) => Promise<Result[]>,
  waitMs: number | null = null,
): (place: Place, item: Item) => Promise<Result> {
  type Asked = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void };
  const waiting = new Map<Place, Asked[]>();

  async function run(place: Place) {
    const asked = waiting.get(place) ?? [];
    waiting.delete(place);
    try {
      const results = await work(
        place,
        asked.map(({ item }) => item),
      );
      asked.forEach(({ resolve, reject }, at) => {
        if (at < results.length) resolve(results[at] as Result);
        else reject(new Error("A result is missing."));
      });
    } catch (problem) {
      for (const { reject } of asked) reject(problem);
    }
  }

  return (place, item) =>
    new Promise((resolve, reject) => {
      const known = waiting.get(place);
      if (known) {
        known.push({ item, resolve, reject });
        return;
      }
      waiting.set(place, [{ item, resolve, reject }]);
      if (waitMs === null) setImmediate(() => void run(place));
      else setTimeout(() => void run(place), waitMs);
    });
}
