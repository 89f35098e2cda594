import { isTalk } from "#features/races/reading/filler-words.ts";
import { regionWords } from "#features/races/reading/regions.ts";
import { uncheckedWords } from "#features/races/reading/unchecked.ts";
import { strayIn } from "./intent.ts";
import type { RunnerMessage } from "./message.ts";
import { isAroundPlace } from "./reading/places.ts";
import { isKnownWord } from "./vocabulary.ts";
import { typedWords } from "./words/sentence.ts";
import { wordSet } from "./words/word-set.ts";

/** Who runs and why, how somebody talks, and verbs that lead to what is wanted: nothing to search by. */
const storyWords = wordSet(
  `birthday honeymoon anniversary holiday holidays married mom mum mama dad papa husband girlfriend boyfriend kid cousin
  buddy bro dude lol tho btw asap hmm umm yep nope hola hello hey buenas oye pues porfa porfavor hate aim hoping planning
  gentle thereabouts somewhere anywhere nearby youngest eldest interested considering thinking preferably ideally
  maybe either friendly wed weve theyre available closest nearest distance radius earlier drop rate everybody folks
  cumpleanos aniversario luna miel esposa esposo marido prima primo abuela abuelo jaja jajaja jejeje nomas osea onda
  mira division sometime chevere bacan padre chido ando buscando ahora modo meta terminar intercambio aguanta sirve das tengan cupo cercano
  cercana alrededores salio existe saque quita proximo arto pa ta toy vamo quisieramos deseo ojala disponible disponibles
  preferible preferencia interesa interesado interesada pensando gave risk will kill muero risa
  ahi alla aca aqui lado lados zona rumbo queremos quieren reto traveling travelling visiting tune tuning hacemos vamos estamos andamos viajamos viajando visitando`,
);

/** Words as they were typed, and whether they say how a race should be or where. */
export type Unused = { typed: string; isCondition: boolean; isPlace: boolean };

/**
 * What a message says that no reader knows and no list of conditions names, as it was typed; words side by
 * side stay together: `with pacers`, `aceptan guías`.
 */
export function unusedIn({ sentence, asked, words }: RunnerMessage): Unused[] {
  const stray = new Set(strayIn(asked));
  const known = uncheckedWords(asked.rest);
  const isUnused = (word: string) =>
    stray.has(word) &&
    !known.has(word) &&
    !storyWords.has(word) &&
    !regionWords.includes(word) &&
    !isKnownWord(word);
  const groups: { from: number; to: number }[] = [];
  for (const [at, word] of asked.rest.entries()) {
    if (!isUnused(word)) continue;
    const last = groups.at(-1);
    if (last?.to === at) last.to = at + 1;
    else groups.push({ from: at, to: at + 1 });
  }
  const isTold = ({ from, to }: { from: number; to: number }) =>
    !asked.rest.slice(from, to).every(isTalk);
  const namesOfPlaces = asked.places.flatMap(({ candidates }) =>
    candidates.flatMap(({ folded }) => folded.split(" ").at(-1) ?? []),
  );
  const places = new Set<number>();
  const isOfPlace = ({ from, to }: { from: number; to: number }) => {
    const isCapital = /^\p{Lu}/u.test(typedWords(sentence, from, to));
    const isLast = (asked.rest[to] ?? "") === "";
    const lead = words.slice(Math.max(0, from - 2), from).join(" ");
    const isIn = /(?:^| )(?:in|en)(?: the| el| la| los| las)?$/.test(lead) && (isCapital || isLast);
    const isVisited = isCapital && /^(?:por|at|to|a|from|desde)$/.test(words[from - 1] ?? "");
    const isJoined =
      /^(?:or|o|u|and|y|e|ni|nor)$/.test(words[from - 1] ?? "") &&
      (places.has(from - 1) ||
        (asked.rest[from - 2] === "" && namesOfPlaces.includes(words[from - 2] ?? "")));
    return isAroundPlace(words, from) || isIn || isVisited || isJoined;
  };
  return groups
    .filter(isTold)
    .map(({ from, to }) => {
      const typed = typedWords(sentence, from, to);
      const isPlace = isOfPlace({ from, to });
      if (isPlace) places.add(to);
      const isLed = words
        .slice(Math.max(0, from - leadLimit), from)
        .some((word) => leading.has(word));
      const isCondition = !isPlace && (isLed || (from > 0 && /^\p{Lu}/u.test(typed)));
      return { typed, isCondition, isPlace };
    })
    .concat(asked.otherTypes.map((typed) => ({ typed, isCondition: true, isPlace: false })))
    .filter(
      ({ typed }, at, all) => typed !== "" && all.findIndex((one) => one.typed === typed) === at,
    );
}

/** Words that announce a condition this many words later; `oigan` and `flying` announce nothing. */
const leading = wordSet(
  "with without that which has have having allow allows con sin que tenga tengan tiene de para for",
);
const leadLimit = 3;
