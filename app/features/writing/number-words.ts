import { formatCount } from "#values/text/count.ts";

/** Larger numbers are easier to read in digits. */
const mostInProse = 12;

/** A count as prose writes it: `no`, `seven`, `13`. */
export function numberWord(count: number): string {
  if (count === 0) return "no";
  return count > 0 && count <= mostInProse ? numberWords(count) : formatCount(count);
}

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/**
 * A whole number below a million as it is said.
 * @example numberWords(1250) === "one thousand two hundred and fifty"
 */
export function numberWords(count: number): string {
  if (count < 20) return small[count] ?? String(count);
  if (count < 100) {
    const ten = tens[Math.floor(count / 10)] ?? "";
    return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
  }
  if (count < 1000) {
    return withRest(`${numberWords(Math.floor(count / 100))} hundred`, count % 100);
  }
  if (count < 1_000_000) {
    return withRest(`${numberWords(Math.floor(count / 1000))} thousand`, count % 1000);
  }
  return String(count);
}

function withRest(head: string, rest: number): string {
  if (rest === 0) return head;
  return `${head} ${rest < 100 ? "and " : ""}${numberWords(rest)}`;
}

const oddOrdinals: Record<string, string> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** @example ordinalWords(21) === "twenty-first" */
export function ordinalWords(count: number): string {
  const words = numberWords(count);
  const last = /[a-z]+$/.exec(words)?.[0] ?? "";
  const ending =
    oddOrdinals[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return `${words.slice(0, words.length - last.length)}${ending}`;
}
