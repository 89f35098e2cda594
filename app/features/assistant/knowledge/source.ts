import type { Day } from "#values/day.ts";

/** What a statement rests on. */
export type Source = {
  /** As a reader knows it: `ACSM position stand on fluid replacement, 2007`. */
  name: string;
  address: string;
  /** The day on which it was read. */
  seen: Day;
};
