import { leavingOut } from "#features/races/reading/exclusions.ts";
import { numberWords } from "#features/races/reading/number-words.ts";
import { openWords } from "#features/races/reading/open-words.ts";
import { countryWords as namesOfCountries } from "#features/races/reading/place-words.ts";
import { regionWords } from "#features/races/reading/regions.ts";
import { aboutWords } from "./reading/about.ts";
import { beyondWords } from "./reading/beyond.ts";
import { comparingWords } from "./reading/comparing.ts";
import { countWords } from "./reading/counts.ts";
import { cueWords } from "./reading/cues.ts";
import { dateWords } from "./reading/dates.ts";
import { lengthWords } from "./reading/lengths.ts";
import { orderWords } from "./reading/order.ts";
import { paceWords } from "./reading/paces.ts";
import { countryWords } from "./reading/place-names.ts";
import { priceWords } from "./reading/prices.ts";
import { subjectWords } from "./reading/race-subjects.ts";
import { typeWords } from "./reading/race-types.ts";
import { ratingWords } from "./reading/ratings.ts";
import { referenceWords } from "./reading/references.ts";
import { registrationWords } from "./reading/registering.ts";
import { resetWords } from "./reading/resets.ts";
import { refiningWords } from "./refining-words.ts";
import { expertWords } from "./wanted-expert.ts";
import { vocabularyOf } from "./words/correction.ts";
import { wordsOfBook } from "./words/phrasebook.ts";
import { plainWords } from "./words/plain-words.ts";

const countryNames = new Set([...wordsOfBook(countryWords), ...namesOfCountries]);

/** Every word that some reader knows. */
export const vocabulary = vocabularyOf(
  [
    ...aboutWords,
    ...beyondWords,
    ...comparingWords,
    ...countWords,
    ...cueWords,
    ...dateWords,
    ...expertWords,
    ...lengthWords,
    ...openWords,
    ...orderWords,
    ...paceWords,
    ...priceWords,
    ...ratingWords,
    ...referenceWords,
    ...registrationWords,
    ...resetWords,
    ...subjectWords,
    ...typeWords,
    ...numberWords,
    ...countryNames,
  ],
  [...regionWords, ...refiningWords, ...leavingOut],
);

/** Whether a word is one of ours or an everyday word: as a place it needs an `in` before it. */
export function isKnownWord(word: string): boolean {
  return (vocabulary.words.has(word) || plainWords.has(word)) && !countryNames.has(word);
}
