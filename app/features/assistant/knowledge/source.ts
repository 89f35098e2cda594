import type { Day } from "#values/day.ts";

/** What a statement rests on. */
export type Source = {
  /** As a reader knows it: `ACSM position stand on fluid replacement, 2007`. */
  name: string;
  address: string;
  /** The day on which it was read. */
  seen: Day;
};

/** As it is named below an answer, where nothing can be linked: with the site, as a last word to search by. */
export function namedSource({ name, address }: Source): string {
  return `${name} (${new URL(address).hostname.replace(/^www\./, "")})`;
}
