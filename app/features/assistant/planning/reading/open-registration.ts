import { type Found, findPhrases, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

const open = phrasebook([
  [
    `still open, [with] open registration|registrations|entries,
      [with] registration|registrations|entries [still] [are|is] open,
      open for registration|registrations|entry, can still register|enter|join|sign up,
      still accepting [entries|registrations|runners], taking entries|registrations,
      [with] spots|places|slots [still] available|left, not|isnt|arent sold out,
      available spots|places, not closed,
      [con] inscripciones|inscripcion [aun|todavia] [estan|este|esten] abiertas|abierta,
      [aun|todavia|sigan|siguen|esten|estan|que] abiertas, con cupo|cupos|plazas [disponibles],
      cupos disponibles, con lugares, [todavia|aun] pueda|puedo inscribirme,
      [todavia|aun] me pueda|puedo inscribir, no agotadas, abiertas`,
    true,
  ],
]);

export const openWords = wordsOfBook(open);

/** Where a sentence asks for races that still take registrations. */
export function readOpen(words: readonly string[]): Found<boolean>[] {
  return findPhrases(open, words);
}
