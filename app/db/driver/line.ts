/** A fixed number of places, given in the order in which callers asked. */
export class Line {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /**
   * Waits for a place, which `leave` gives back.
   * @param ms - how long at most; then the caller leaves the line
   * @returns whether there was a place in time
   */
  async enter(ms: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const goIn = () => resolve(true);
    this.#waiting.push(goIn);
    const timer = setTimeout(() => {
      const at = this.#waiting.indexOf(goIn);
      if (at >= 0) this.#waiting.splice(at, 1);
      resolve(false);
    }, ms);
    return promise.finally(() => clearTimeout(timer));
  }

  /** Gives a place back, or hands it to the caller who has waited longest. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
