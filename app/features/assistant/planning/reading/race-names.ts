import { plainWords } from "../words/plain-words.ts";
import { type SplitMessage, typedWords } from "../words/sentence.ts";
import { wordSet } from "../words/word-set.ts";
import { raceNouns, raceWords } from "./cues.ts";

/** Words around a name that do not belong to it. */
const before = wordSet(
  `for in to at a al en para por de del the la el las los on of about is are does do did will was
    has have can be sobre es son era sera tiene hay with con and y run running i want se su this
    year years what whats when whens where wheres how much who que cual cuando donde cuanto quien
    by until opens open register arranca larga inicia comienza parte empieza -`,
);
const after = wordSet(
  `please por favor porfa porfis pls plz cost costs start starts begin begins have has take takes place happen
    held open cuesta cuestan empieza tiene sale vale queda hay es is and y the la el de a in en
    thanks gracias ya now this year instead today still todavia aun again happening going ahead on
    run corre inicia online to for or o with close closes end ends cierra cierran allow allows
    allowed opens closes ends starts listed here need needs require requires`,
);

/** A name with one of these is no name but a description: `a marathon in Lima`, `the next 10K`. */
const describing = wordSet(
  `a an any some one my your next soonest earliest upcoming near nearby un una uno algun alguna mi tu proxima proximo cerca
    cheap cheapest best every each all todas todos otra another other first primera primer it that
    biggest largest smallest oldest newest longest shortest hardest easiest
    difference differences diferencia diferencias
    flat fast easy hilly small big plana rapida facil bonita
    these those them esa ese esta este which que cual what how como if si`,
);

const joining = wordSet("y and pero but");
const asking = wordSet(
  `si if how what when where who is does do can que como cuando cuanto donde quien hay se tiene`,
);

/** `for a first timer`, `para principiantes`. */
const forWhom = wordSet(
  "a an my me first someone beginner beginners newbies un una mi mis alguien principiante principiantes novatos",
);

/** The parts of a name that say nothing by themselves. */
const common =
  /^(\d.*|k|km|kms|the|of|de|del|la|el|los|las|in|en|and|y|half|full|media|medio|marathon|running|run|trail|ultra|road|race|mi|miles?)$/;

/**
 * The name of a race among the words `from` up to `to`, as it was typed; `null` if they only
 * describe races (`a marathon in Lima`, `races`) or mean one that was spoken of (`it`).
 */
export function raceNameIn(sentence: SplitMessage, from: number, to: number): string | null {
  for (let start = from; start < to; ) {
    const end = nextClause(sentence, start, to);
    const name = nameOfClause(sentence, start, end);
    if (name !== null) return name;
    start = end;
  }
  return null;
}

function nameOfClause(sentence: SplitMessage, from: number, to: number): string | null {
  const { words } = sentence;
  let [start, end] = [afterLead(words, from, to), to];
  while (start < end && isBeforeName(words, start)) start++;
  while (end > start && after.has(words[end - 1] ?? "")) end--;
  const name = words.slice(start, end);
  if (name.length === 0 || name.length > 12) return null;
  if (
    describing.has(name[0] ?? "") ||
    name.some((word) => raceNouns.has(word) && !raceNames.has(word))
  )
    return null;
  if (
    name.some((word, at) => /^(a|an|un|una|some|any|my|mi)$/.test(word) && !isBeforeName(name, at))
  )
    return null;
  const telling = name.filter(
    (word) => word.length > 1 && !common.test(word) && !raceWords.has(word),
  );
  if (telling.length === 0) return null;
  const typed = typedWords(sentence, start, end);
  const isFirst = sentence.sources[start] === 0;
  const isAllPlain = telling.every((word) => plainWords.has(word));
  return isAllPlain && !hasCapital(isFirst ? typed.slice(1) : typed) ? null : typed;
}

/** `Pueden entrar extranjeros en el maratón de Monterrey`: the name begins after the words that lead to it. */
function afterLead(words: readonly string[], from: number, to: number): number {
  const at = words
    .slice(from, to)
    .findLastIndex(
      (word, here) =>
        /^(?:el|la|los|las|the)$/.test(word) &&
        /^(?:en|in|at|for|para)$/.test(words[from + here - 1] ?? "") &&
        words.slice(from + here + 1, to).some((each) => raceWords.has(each)),
    );
  return at < 0 ? from : from + at + 1;
}

/** Where a second question begins, or what a comma parts: `the Lima 42K and how do I register`. */
function nextClause({ words, sources, chunks }: SplitMessage, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const before = chunks[sources[at - 1] ?? 0] ?? "";
    if (sources[at] !== sources[at - 1] && /[,;:?!]$/.test(before)) return at;
    const [word = "", next = ""] = words.slice(at, at + 2);
    if (joining.has(word) && asking.has(next)) return at;
    if (/^(for|para)$/.test(word) && forWhom.has(next)) return at;
    if (word === "como" && /^(hago|puedo|me|se)$/.test(next)) return at;
  }
  return to;
}

/** `a` leads to a name in Spanish (`inscribirme a la Carrera Andina`), and to any race in English. */
function isBeforeName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return word === "a" ? /^(la|el|las|los|the)$/.test(words[at + 1] ?? "") : before.has(word);
}

/** Plural nouns that are parts of names: `Trails of Glory`. */
const raceNames = new Set(["runs", "trails", "ultras", "events"]);

/** Whether a name looks like one: it has a capital, a number or a noun for a race. */
export function looksLikeName(name: string, words: readonly string[]): boolean {
  return hasCapital(name) || words.some((word) => raceWords.has(word) || /^(k|km|kms)$/.test(word));
}

/** A capital that is not the pronoun `I` or a runner's abbreviation. */
function hasCapital(text: string): boolean {
  return /\p{Lu}/u.test(text.replace(/(?<!\p{L})(?:I|BQ|PR|PB)(?!\p{L})/gu, ""));
}
