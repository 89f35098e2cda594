const shortestWaitMs = 1000;
const longestWaitMs = 60_000;

/**
 * Loads a part of a page that is not there at first, and tries again while it does not come: a part that failed
 * would take the whole page along, which can be read without it.
 */
export async function late<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = shortestWaitMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
