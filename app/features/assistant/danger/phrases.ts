import { fold } from "#values/text/fold.ts";

/**
 * A phrase of the body: groups of words that stand close together. `chest|sternum + pain|hurts` is
 * found in `it hurts a bit in the middle of my chest`.
 */
export type Phrase = {
  /** Each group is met by one of its terms, where asked for after the group before it. */
  groups: readonly { terms: readonly Term[]; isAfter: boolean }[];
  /** The most words, light ones aside, from the first to the last. */
  span: number;
  /** Words anywhere in the message with which the phrase means something else. */
  unless: readonly Term[];
};

/**
 * Words in a row. A word that ends in `*` stands for all words that begin like it, one that begins with
 * `*` for all that end like it: `*olol`.
 */
type Term = readonly string[];

/** Words that may stand between the words of a term. They do not count in a span. */
const light = new Set(
  `a an the my his her our your their its this of in on at to for is are was were am be been im ive
    and so very really just like kinda kind some bit little um uh er ok lol also do does
    el la los las un una mi mis su sus tu tus de del al en a me se lo le les y es esta estan estaba
    muy un poco como que este eh pues osea bueno ya yo`
    .split(/\s+/)
    .filter(Boolean),
);

const usualSpan = 7;
const wholeMessage = 60;

/**
 * Reads phrases, one a line: `+` joins a group anywhere, `>` after the one before, `|` separates terms,
 * `$name` stands for a set of terms, `@` looks in the whole message, and ` - ` begins the words with
 * which the phrase does not count.
 */
export function readPhrases(text: string, sets: Readonly<Record<string, string>> = {}): Phrase[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [found = "", unless = ""] = line.split(" - ");
      const isWide = found.startsWith("@");
      const parts = found.replace(/^@ ?/, "").split(/ ([+>]) /);
      return {
        groups: parts.flatMap((part, at) =>
          at % 2 === 0 ? [{ terms: readTerms(part, sets), isAfter: parts[at - 1] === ">" }] : [],
        ),
        span: isWide ? wholeMessage : usualSpan,
        unless: readTerms(unless, sets),
      };
    });
}

function readTerms(text: string, sets: Readonly<Record<string, string>>): Term[] {
  return text
    .split("|")
    .map((term) => term.trim())
    .filter(Boolean)
    .flatMap((term) => {
      if (!term.startsWith("$")) return inOtherWords(wordsOfTerm(term));
      const set = sets[term.slice(1)];
      if (set === undefined) throw new Error(`no set of words is called ${term}`);
      return readTerms(set, sets);
    });
}

/** What cannot be done now could not be done yesterday either. */
const otherTenses: Readonly<Record<string, readonly string[]>> = {
  cant: ["couldnt"],
  puedo: ["podia", "pude"],
  puede: ["podia", "pudo"],
};

/** What people also call a part of the body: a phrase that names it is met by these as well. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  heart: ["ticker"],
  head: ["skull", "noggin"],
  calf: ["calfs"],
  stomach: ["tummy"],
  throat: ["windpipe"],
  corazon: ["corazoncito", "cuore"],
  cabeza: ["craneo", "coco", "mollera"],
  pantorrilla: ["batata", "chamorro"],
  estomago: ["guata", "pancita"],
  pecho: ["pechito"],
};

/** How the same is said of somebody else: `suda frío` for `sudo frío`, `doesnt respond` for `dont respond`. */
const ofOthers: readonly Readonly<Record<string, string>>[] = [
  { my: "his", me: "him", myself: "himself", i: "he", dont: "doesnt", have: "has", feel: "feels" },
  { my: "her", me: "her", myself: "herself", i: "she", dont: "doesnt", have: "has", feel: "feels" },
  ...["le", "se"].map((me) => ({
    me,
    mi: "su",
    mis: "sus",
    tengo: "tiene",
    siento: "siente",
    sudo: "suda",
    puedo: "puede",
    orino: "orina",
    respiro: "respira",
    controlo: "controla",
    aguanto: "aguanta",
    retengo: "retiene",
    recuerdo: "recuerda",
    veo: "ve",
    quiero: "quiere",
    voy: "va",
    estoy: "esta",
    tomo: "toma",
    tome: "tomo",
    corto: "corta",
    corte: "corto",
    vomito: "vomita",
    desmayo: "desmaya",
    caigo: "cae",
    cai: "cayo",
    pierdo: "pierde",
    tiemblo: "tiembla",
    hago: "hace",
    hice: "hizo",
    desperte: "desperto",
    golpee: "golpeo",
    pegue: "pego",
    toso: "tose",
    escupo: "escupe",
    meo: "mea",
    deje: "dejo",
    muero: "muere",
    ahogo: "ahoga",
    merezco: "merece",
  })),
];

function inOtherWords(term: string[]): Term[] {
  const named = [
    term,
    ...term.flatMap((word, at) => namesOf(word).map((name) => term.with(at, name))),
  ];
  return [...named, ...named.flatMap(ofSomebodyElse)].flatMap(inOtherTenses);
}

/** One word alone, such as `tome`, is too often another one. */
function ofSomebodyElse(term: string[]): string[][] {
  if (term.length < 2) return [];
  return ofOthers
    .map((others) =>
      term.map((word) => (Object.hasOwn(others, word) ? (others[word] ?? word) : word)),
    )
    .filter((other) => other.some((word, at) => word !== term[at]));
}

function namesOf(word: string): readonly string[] {
  return Object.hasOwn(otherNames, word) ? (otherNames[word] ?? []) : [];
}

function inOtherTenses(term: string[]): Term[] {
  const others = term.flatMap((word, at) =>
    (otherTenses[word] ?? []).map((other) => term.with(at, other)),
  );
  const isDenied = term[0] === "cant" || term[0] === "no" || term[0] === "ya";
  return isDenied ? [term, ...others] : [term];
}

/** As the words of a message are: `10k` is a number and a letter. */
function wordsOfTerm(term: string): string[] {
  return fold(term)
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|\//gu, " ")
    .split(/\s+/);
}

/** Every word that phrases are read by; those with `*` are beginnings and endings of words. */
export function wordsOfPhrases(phrases: readonly Phrase[]): Set<string> {
  return new Set(
    phrases.flatMap(({ groups, unless }) => [...groups.map(({ terms }) => terms), unless].flat(2)),
  );
}

/**
 * Tells whether the words of a message have one of the phrases, and nobody denies it. Only those phrases
 * are tried of which the message has a first word of the shortest group.
 */
export function phraseFinder(phrases: readonly Phrase[]): (message: ReadMessage) => boolean {
  const byWord = new Map<string, Set<Phrase>>();
  for (const phrase of phrases) {
    const [shortest] = phrase.groups.toSorted(
      (one, other) => one.terms.length - other.terms.length,
    );
    for (const [word = ""] of shortest?.terms ?? []) {
      byWord.set(word, (byWord.get(word) ?? new Set()).add(phrase));
    }
  }
  return (message) => {
    const tried = new Set([...message.present].flatMap((word) => [...(byWord.get(word) ?? [])]));
    return [...tried].some((phrase) => isMet(phrase, message));
  };
}

function isMet(phrase: Phrase, message: ReadMessage): boolean {
  const may = (term: Term) => term.every((word) => message.present.has(word));
  return (
    phrase.groups.every(({ terms }) => terms.some(may)) &&
    !phrase.unless.some((term) => may(term) && findTerm(term, message.words).length > 0) &&
    isFound(phrase, message, may)
  );
}

/** A message that phrases are looked for in. */
export type ReadMessage = {
  words: readonly string[];
  /** For each word, how many words that are not light stand before it. */
  places: readonly number[];
  /** Its words, and the beginnings and endings of words that it has. */
  present: ReadonlySet<string>;
};

/** @param known - the words of all phrases; those with `*` are beginnings and endings of words */
export function toMessage(words: readonly string[], known: ReadonlySet<string>): ReadMessage {
  const parts = words.flatMap((word) => partsOf(word).filter((part) => known.has(part)));
  return { words, places: placesOf(words), present: new Set([...words, ...parts]) };
}

/** `swo*`, `swol*` … and `*len`, `*ollen` … of `swollen`. */
export function partsOf(word: string): string[] {
  return Array.from(word).flatMap((_, at) => [`${word.slice(0, at + 1)}*`, `*${word.slice(at)}`]);
}

function placesOf(words: readonly string[]): number[] {
  let before = 0;
  return words.map((word) => (light.has(word) ? before : before++));
}

type Match = { start: number; end: number };

function isFound(
  { groups, span }: Phrase,
  { words, places }: ReadMessage,
  may: (term: Term) => boolean,
): boolean {
  const found = groups.map(({ terms, isAfter }) => ({
    isAfter,
    matches: terms.filter(may).flatMap((term) => findTerm(term, words)),
  }));
  if (found.some(({ matches }) => matches.length === 0)) return false;

  function fits(chosen: readonly Match[]): boolean {
    const group = found[chosen.length];
    if (!group) return isClose(chosen) && !isDenied(words, Math.min(...chosen.map(startOf)));
    const before = chosen.at(-1);
    return group.matches.some(
      (match) =>
        chosen.every((other) => isApart(other, match)) &&
        (!group.isAfter || (before !== undefined && before.end <= match.start)) &&
        fits([...chosen, match]),
    );
  }

  function isClose(chosen: readonly Match[]): boolean {
    const first = places[Math.min(...chosen.map(startOf))] ?? 0;
    const last = places[Math.max(...chosen.map(({ end }) => end)) - 1] ?? 0;
    return last - first < span;
  }

  return fits([]);
}

const startOf = ({ start }: Match): number => start;

function isApart(one: Match, other: Match): boolean {
  return one.end <= other.start || other.end <= one.start;
}

function findTerm(term: Term, words: readonly string[]): Match[] {
  return words.flatMap((_, start) => {
    const end = endOfTerm(term, words, start);
    return end === null ? [] : [{ start, end }];
  });
}

/** Where a term that begins at a word ends; light words in between are passed over. */
function endOfTerm(term: Term, words: readonly string[], start: number): number | null {
  let at = start;
  for (const [place, wanted] of term.entries()) {
    while (place > 0 && light.has(words[at] ?? "") && !isWord(words[at] ?? "", wanted)) at++;
    if (!isWord(words[at] ?? "", wanted)) return null;
    at++;
  }
  return term.length === 1 && isLength(words, start) ? null : at;
}

/** The 5 of `5k` is neither an age nor a count. */
function isLength(words: readonly string[], at: number): boolean {
  return /^\d+$/.test(words[at] ?? "") && /^(?:k|km|kms)$/.test(words[at + 1] ?? "");
}

function isWord(word: string, wanted: string): boolean {
  if (wanted.endsWith("*")) return word.startsWith(wanted.slice(0, -1));
  return wanted.startsWith("*") ? word.endsWith(wanted.slice(1)) : word === wanted;
}

const denying = new Set(
  `no not dont doesnt didnt havent hasnt isnt wasnt arent without never zero sin nunca ni jamas
    ningun ninguna`
    .split(/\s+/)
    .filter(Boolean),
);
const passedOver = new Set(
  "any have had has feel felt got get more tengo tenia tuve tiene siento hay hubo ha he signs sign".split(
    " ",
  ),
);

/** Whether the words right before deny what follows: `I have no chest pain`. */
function isDenied(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const word = words[before] ?? "";
    if (denying.has(word)) return true;
    if (!light.has(word) && !passedOver.has(word)) return false;
  }
  return false;
}
