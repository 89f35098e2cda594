import { fold } from "#values/text/fold.ts";
import { both, isJoining, isPlain } from "./joining-words.ts";
import type { Term } from "./term.ts";

/** Terms whose words name something else because of the words around them, or as they were typed. */
export function withNames(terms: readonly Term[], typed: string): Term[] {
  return withMountains(withMounts(withOregon(withLosAngeles(terms))), typed);
}

/** Cities of which somebody says the state: `portland or`. */
const oregonCities =
  /^(portland|eugene|salem|bend|ashland|medford|corvallis|hood river|lake oswego|sisters|astoria)$/;

/** `portland or`, `portland or usa`, `bend or 10k`: an "or" before another place joins the two. */
function withOregon(terms: readonly Term[]): Term[] {
  return terms.map((term, at) => {
    const before = terms.slice(Math.max(at - 2, 0), at).map(({ words }) => words.join(" "));
    const isCity = oregonCities.test(before.at(-1) ?? "") || oregonCities.test(before.join(" "));
    const next = terms[at + 1];
    const isOr = !term.isQuoted && term.words.join(" ") === "or";
    if (!isOr || !isCity || (next && !cannotBeCity(next))) return term;
    return { ...term, meaning: { kind: "place", place: "Oregon" } };
  });
}

function cannotBeCity({ words, meaning }: Term): boolean {
  if (!meaning) return isJoining(words.join(" "));
  if (meaning.kind === "country") return fold(meaning.country) === "united states";
  return meaning.kind !== "place" && meaning.kind !== "near";
}

/** `montaña` is no way to write Montana. No state has the plural. */
function withMountains(terms: readonly Term[], typed: string): Term[] {
  const isTyped = /montaña(?!s)/i.test(typed.normalize("NFC"));
  return terms.map((term) => {
    const word = term.isQuoted ? "" : term.words.at(-1);
    const isState = term.meaning?.kind === "place" && word === "montana";
    const isMountains = (isTyped && isState) || (!term.meaning && word === "montanas");
    return isMountains ? { ...term, meaning: { kind: "type", type: "Trail" } } : term;
  });
}

/** `mt hood`, `mt st helens`: a name follows. Behind a name it is the state: `bozeman mt`. */
function withMounts(terms: readonly Term[]): Term[] {
  const read: Term[] = [];
  for (let first = 0; first < terms.length; ) {
    const size = terms[first + 1]?.words[0] === "st" ? 3 : 2;
    const parts = terms.slice(first, first + size);
    const [mount, ...name] = parts;
    const isMount = mount?.meaning && mount.words.join(" ") === "mt" && !isPlain(read.at(-1));
    if (!isMount || name.length < size - 1 || !name.every(isPlain)) {
      read.push(...terms.slice(first, first + 1));
      first++;
      continue;
    }
    const { words, at } = both(...parts);
    const place = ["mount", ...words.slice(1)].join(" ");
    read.push({ words, at, meaning: { kind: "place", place } });
    first += size;
  }
  return read;
}

/** No Spanish ends with its article: `half marathon la`, `10k in la`. `new orleans la` is in Louisiana. */
function withLosAngeles(terms: readonly Term[]): Term[] {
  const [before, last] = terms.slice(-2);
  const isLast = last?.words.join(" ") === "la" && !last.isQuoted;
  const isCity = isLast && (before?.meaning || before?.words.join(" ") === "in");
  if (!isCity) return [...terms];
  return [...terms.slice(0, -1), { ...last, meaning: { kind: "place", place: "Los Angeles" } }];
}
