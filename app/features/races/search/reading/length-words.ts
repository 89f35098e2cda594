import { toMeters } from "../../distance.ts";
import type { Meaning } from "./term.ts";

const half = /^(half|medi[oa]|1[/⁄]2)$/;
const marathon = /^marath?on$/;
const number = /^[\d.,]+$/;
const unit = /^(km|kms|k|kilomet(er|re|ro)s?|mi|miles?|millas?|m|met(er|re|ro)s?)$/;

/** A word that is a length as a whole: not `5k-relay`, not `ultramarathon`. */
const wholeLength = /^(\d[\d.,]*-?[a-z]+|marath?on|(half|medi[oa])(-?marath?on)?)$/;

/**
 * A length as runners type it: `21k`, `10 km`, `half marathon`, `media maraton`. A number
 * alone is not a length: `2027` is a year.
 */
export function readLength(words: readonly string[]): Meaning | null {
  const [first = "", second] = words;
  const isLength =
    second === undefined
      ? wholeLength.test(first)
      : words.length === 2 &&
        ((half.test(first) && marathon.test(second)) || (number.test(first) && unit.test(second)));
  const meters = isLength ? toMeters(words.join(" ")) : null;
  return meters === null ? null : { kind: "length", meters };
}
