import type { Term } from "./term.ts";

/** Says what everything here is or has. Alone, these words ask for all races. */
const alwaysSaid =
  /^(races|carreras|correr|corro|competitions|competencias|events|eventos|upcoming|proximas|proximos|calendar|calendario|dates|fechas?|prices?|precios?|costs?|costos?|fees?|registration|inscripcion|inscripciones|info|informacion)$/;

/** Asks for low prices but sets no limit: the list says so and offers its order of prices. */
const lowPrice = /^(cheap|cheapest|affordable|baratas?|baratos?|economicas?|economicos?)$/;

/** Part of many names, so they say nothing only beside words with a meaning. */
const oftenSaid =
  /^(race|run|runs|running|runners|carrera|corrida|corridas|event|evento|competition|competencia|best|biggest|largest|top|mejor|mejores)$/;

/** Words without a meaning before or between others. */
export const connecting =
  /^(in|on|at|of|for|during|the|a|an|and|or|but|pero|with|by|to|from|i|want|me|my|show|find|what|what's|whats|which|where|where's|when|how|much|many|are|is|do|does|can|there|any|all|some|either|looking|en|de|del|al|el|la|los|las|un|una|unos|unas|y|e|o|u|con|por|para|que|cual|cuales|donde|cuando|cuanto|cuantos|cuantas|cuesta|cuestan|es|son|hay|quiero|puedo|podemos|busco|buscar|ver|mi|please|&|\/|and\/or|y\/o|\+|-|–)$/;

/** `near me`, `cerca de mi`: the page offers a button for it, and a search knows no position. */
const aroundHere = [
  "near me",
  "nearby",
  "near by",
  "around me",
  "close to me",
  "cerca de mi",
  "cerca mio",
  "cerca",
];

const aroundHereLimit = 3;

/** What people say around what they look for. A name may have these words too: they count unless nothing has them. */
const talk =
  /^(hey|hello|like|i'm|something|anything|somewhere|anywhere|sometime|maybe|preferably|really|still|good|great|nice|rated|sign|thats|that|not|too|have|get|hola|oye|buenas|buenos|mira|pues|algo|alguna|alguno|algunas|algunos|quizas|talvez|estoy|buscando|carrerita|carreritas|unos|total|tipo|category|categories|categoria|categorias|division|divisions|friendly|incluida|incluido|frente|atletas|athletes|corredores|acepten|aceptan|permiten|accept|allow|participantes|manejando|driving|car|carro|auto|coche|next)$/;

/** Whether a word is only talk. */
export function isTalk(word: string): boolean {
  return talk.test(word);
}

/** How much a word says beside the others. */
export function isFiller(word: string): "always" | "often" | "between" | null {
  if (alwaysSaid.test(word) || asksForLowPrice(word)) return "always";
  if (oftenSaid.test(word)) return "often";
  return connecting.test(word) ? "between" : null;
}

/** `cheap`, `barata`. */
export function asksForLowPrice(word: string): boolean {
  return lowPrice.test(word);
}

/** `within 20 miles of me`. */
export function isHere(word = ""): boolean {
  return /^(me|here|mi|mio|aqui)$/.test(word);
}

/** Whether the words only mean the place of the person who types them. */
export function isAroundHere(words: readonly string[]): boolean {
  return words.length <= aroundHereLimit && aroundHere.includes(words.join(" "));
}

const isOr = /^(or|o|u|\/|and\/or|y\/o)$/;
const isAnd = /^(and|y|e|&)$/;

/** Whether a word asks for either of the terms before and after it. */
export function joinsEither(word: string): boolean {
  return isOr.test(word);
}

/** Whether a word asks for both terms, or for either of two that no race has together. */
function joinsBoth(word: string): boolean {
  return isAnd.test(word);
}

/** Whether a word may join the terms before and after it. */
export function isJoining(word: string): boolean {
  return joinsEither(word) || joinsBoth(word);
}

/** Whether a term is such a word. */
export function isJoiningTerm({ words, isQuoted }: Term): boolean {
  return !isQuoted && isJoining(words.join(" "));
}

/** Whether a term is a word that says something, and that nothing here knows. */
export function isPlain(term: Term | undefined): boolean {
  return term !== undefined && !term.meaning && !term.isQuoted && !isFiller(term.words[0] ?? "");
}

/** The words of several terms, with their places. */
export function both(...terms: readonly Term[]): Pick<Term, "words" | "at"> {
  return { words: terms.flatMap(({ words }) => words), at: terms.flatMap(({ at }) => at) };
}
