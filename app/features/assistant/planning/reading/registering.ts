import { type Found, findPhrases, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

/** How to get into a race; what follows is its name. */
const registering = phrasebook([
  [
    `register, registering, registration, registrations, sign up, signup, sign me up, signing up,
      enroll, enrol, enter, get a bib|spot|place|entry, get into, buy a bib|ticket|entry,
      inscribo, inscribir, inscribirme, inscribirse, inscribirnos, inscribimos, inscribe,
      inscripcion, inscripciones, inscribete, registro, registrarme, registrarse, registrar,
      registramos, apunto, apuntarme, apuntarse, anoto, anotarme, anotarse, me anoto,
      compro mi entrada|dorsal`,
    true,
  ],
]);

export const registrationWords = wordsOfBook(registering);

/** Where a message speaks of registering for a race. */
export function findRegistering(words: readonly string[]): Found<boolean> | null {
  return findPhrases(registering, words).at(-1) ?? null;
}
