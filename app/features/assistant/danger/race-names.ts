import { fold } from "#values/text/fold.ts";

/** A capitalized word; one in capitals throughout is as often a cry for help. */
const word = String.raw`\p{Lu}[\p{Ll}][\p{L}'\u2019]*`;
const link = "(?:of|the|and|&|y|del?|la|las|los|el)";
const distance = String.raw`(?:\d+(?:[.,]\d+)?[ -]?(?:[Kk][Mm]?|[Mm]i|[Mm]iles?|[Mm]iler)|[Hh]alf(?: [Mm]arathon)?|[Mm]arathon|[Uu]ltra|[Tt]rail(?: (?:[Rr]ace|[Rr]un))?|[Rr]ace|[Rr]elay|[Cc]arrera|[Mm]arat[o\u00f3]n|[Mm]edia)`;

/** `Moose Jaw Midnight 15K`: two capitalized words or more, and a distance or a kind of race. */
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${word}(?: (?:${link} ){0,2}${word}){1,6} ${distance}(?!\p{L})`,
  "gu",
);

/** `Carrera del Infarto`, `Trail de la Muerte 12K`. */
const called = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[Cc]arrera|[Mm]arat[o\u00f3]n|[Mm]edia|[Uu]ltra|[Tt]rail|[Cc]orrida|[Cc]erro|[Cc]uesta|[Ss]ubida|[Cc]lub|[Tt]rote) (?:del|de la|de los|de las|de) ${word}(?: (?:${link} ){0,2}${word}){0,6}(?: \d+ ?[kK](?:m|M)?\b)?`,
  "gu",
);

/** What a course, a hill or an event is called after: without one of them the words may be an illness and a race. */
const places =
  /\b(?:hill|ridge|canyon|mountain|mountains|mount|creek|valley|pass|peak|loop|lake|river|gulch|hollow|bluff|mesa|butte|falls|cove|bay|beach|forest|woods|island|rock|springs?|trail|stride|dash|stampede|challenge|classic|festival|fest|crawl|midnight|moonlight|night|club|series|runners|striders|city|town|park|point|spider|moose|toe|arrow|alley|cerro|canon|cuesta|subida|valle|rio|laguna|bosque|quebrada|carrera|corrida|trote)\b/;

/** Words that say what somebody has or feels, and when: they are part of no name. */
const ofSomebody =
  /\b(?:i|im|ive|my|mine|his|her|our|me|had|have|has|having|got|is|was|are|feel\w*|pain\w*|hurt\w*|hurts|ache\w*|help|severe|sudden|now|ahora|mi|mis|su|me|se|tengo|tiene|tuve|tuvo|dolor\w*|duele\w*|siento|ayuda)\b/;

/** Beside a name they say that something happens to somebody now. */
const timeCourse =
  /\b(?:right now|now|since|ago|still|suddenly|again|help|emergency|911|having|had a|have a|got a|minutes|ahora|ahorita|desde|hace|sigue|sigo|de repente|otra vez|ayuda|auxilio|urgente|me dio|le dio|tuve|tengo|tiene)\b/;

/**
 * The text without the names of races, or null where it has none, or where something else in it may be
 * about a body. `Broken Bone Ridge 25K` is not an injury.
 */
export function withoutRaceNames(text: string): string | null {
  const isName = (name: string) => {
    const folded = fold(name);
    return places.test(folded) && !ofSomebody.test(folded);
  };
  const plain = [named, called].reduce(
    (rest, names) => rest.replace(names, (name) => (isName(name) ? "race" : name)),
    text,
  );
  return plain === text || timeCourse.test(fold(plain)) ? null : plain;
}
