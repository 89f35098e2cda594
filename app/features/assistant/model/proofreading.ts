import { monthIn } from "#features/races/reading/months.ts";
import { fold } from "#values/text/fold.ts";

/** A race that the answer may name: from a result of a tool, or named in the conversation before. */
type KnownRace = {
  words: ReadonlySet<string>;
  /** What a tool has returned about it; `null` if the model knows only its name. */
  facts: { numbers: ReadonlySet<number>; text: string } | null;
};

/** The longest sentence that is held back. */
const longestSentence = 600;

/**
 * Reads the text of a model sentence by sentence and strikes what our tables do not say: names of
 * races that no tool has returned, and other dates or prices of those that one has.
 * @param told - names and messages of the conversation: what the runner names, an answer may name
 */
export function proofreader(told: { names: readonly string[]; messages: readonly string[] }) {
  const known = new Map<string, KnownRace>(
    told.names.map((name) => [fold(name), { words: wordsOf(name), facts: null }]),
  );
  const spoken = new Set(told.messages.flatMap((text) => [...wordsOf(text)]));
  let held = "";
  let struck = 0;
  let isLastStruck = false;

  function checked(sentence: string): string {
    const isWrong = isInvented(sentence);
    isLastStruck = isWrong;
    if (!isWrong) return sentence;
    struck += 1;
    // What ends a paragraph stays, so that the next one is not drawn into it.
    return /\n\s*$/.exec(sentence)?.[0] ?? "";
  }

  function isInvented(sentence: string): boolean {
    if (namesIn(sentence).some((name) => !isKnown(name))) return true;
    const named = [...known.values()].filter(({ words }) => isNamed(words, sentence));
    const claims = claimsIn(sentence);
    if (named.length === 0) return isLastStruck && claims.length > 0;
    const rows = named.flatMap(({ facts }) => facts ?? []);
    if (rows.length < named.length) return false;
    return claims.some((claim) => !rows.some((facts) => holds(facts, claim)));
  }

  /** Every word that makes a name stands in the facts of one race, or in the runner's messages. */
  function isKnown(name: readonly string[]): boolean {
    if (name.every((word) => spoken.has(word))) return true;
    return [...known.values()].some(({ words, facts }) =>
      name.every((word) => words.has(word) || facts?.text.includes(word)),
    );
  }

  return {
    /** Takes in what a tool has returned to the model. */
    learn(result: unknown): void {
      for (const { name, facts } of namedObjects(result)) {
        const text = fold(JSON.stringify(facts));
        known.set(fold(name), { words: wordsOf(name), facts: { text, numbers: numbersIn(text) } });
      }
    },
    /** The sentences that are complete with this piece, without those that are struck. */
    read(piece: string): string {
      held += piece;
      let whole = "";
      for (let end = sentenceEnd(held); end > 0; end = sentenceEnd(held)) {
        whole += checked(held.slice(0, end));
        held = held.slice(end);
      }
      return whole;
    },
    /** What was held back, where the text ends or breaks off. */
    rest(): string {
      const last = held === "" ? "" : checked(held);
      held = "";
      return last;
    },
    hasStruck: () => struck > 0,
  };
}

/** Neither the number of a list, `S/.` nor a month cut short ends a sentence. */
const sentenceEnding =
  /(?<!(?:^|\n)\s*\d{1,2}|\bS\/|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic))[.!?…]+[*_"')\]]*\s+|\n+\s*/i;

function sentenceEnd(text: string): number {
  const end = sentenceEnding.exec(text);
  if (end) return end.index + end[0].length;
  return text.length > longestSentence ? text.length : 0;
}

const raceWords = new Set(
  `marathon ultramarathon ultra trail triathlon duathlon race maraton ultramaraton triatlon duatlon
  carrera medio media half 5k 10k 15k 21k 42k 50k 80k 100k 5km 10km 21km 42km run relay classic`.split(
    /\s+/,
  ),
);

/** A race is named by one of these; the others stand in the names of training sessions as well. */
const tellingWords = new Set(
  `marathon ultramarathon ultra trail triathlon duathlon race maraton ultramaraton triatlon duatlon
  carrera 5k 10k 15k 21k 42k 50k 80k 100k`.split(/\s+/),
);

/** Words with a capital that make no name: they begin sentences and titles. */
const plainWords = new Set(
  `the a an this that these those your my our if in on at for with after before during every each many
  most both no yes and or but so then first second third last next best full easy long short hard slow
  fast tempo training train plan week weeks day days month beginner intermediate advanced couch sub road
  mountain city pace time goal target distance distances races try choose pick aim start finish enter
  consider sign register find see look check think great good here there what which when where how why
  is are do does can i you we they it spring summer fall autumn winter upcoming free cheap local virtual
  el la los las un una unos unas tu tus mi mis su este esta estos estas ese esa si en de del para por con
  y o no primer primera primero segunda segundo mejor proxima proximo plan semana semanas dia dias mes ritmo
  tiempo meta distancia distancias carreras busca elige prueba corre corro corres hay que cual cuando donde
  como es son puedes montana calle facil larga largo corto rapido principiantes entrenamiento entrena
  january february march april may june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday km mi miles kilometers half media medio run relay
  classic internacional peru mexico canada united states dorsal tips shoe shoes gear running runner
  runners athletes nutrition hydration fueling fuel recovery strategy checklist guide program schedule
  taper tapering warm cool up down strength workout workouts session sessions interval intervals hill
  hills speed base phase morning night kit bib expo bag beginners season effort consejos zapatillas
  corredor corredores nutricion hidratacion equipo estrategia recuperacion lista guia programa
  wear bring use keep stay practice eat drink rest sleep add avoid calentamiento fuerza sesion sesiones series cuestas velocidad fase manana noche temporada esfuerzo`.split(
    /\s+/,
  ),
);

/**
 * The words that make each name of a race in a sentence, without those that stand in all names. A
 * heading names none: its words have capitals anyway.
 */
function namesIn(sentence: string): string[][] {
  if (/^\s*#/.test(sentence)) return [];
  const plain = sentence.replace(/\]\([^)]*\)/g, "]").replace(/[*_[\]#>|]/g, " ");
  const names = plain.matchAll(
    /(?:[\p{Lu}\d][\p{L}\d'’–-]*)(?:[ \t]+(?:(?:de|del|la|las|los|el|of|the|to|y|e|and|&)[ \t]+)*[\p{Lu}\d][\p{L}\d'’–-]*)*/gu,
  );
  return [...names].flatMap(([name]) => {
    const words = [...wordsOf(name)];
    if (!words.some((word) => tellingWords.has(word))) return [];
    const own = words.filter(
      (word) => !raceWords.has(word) && !plainWords.has(word) && /\p{L}{2}/u.test(word),
    );
    return own.length > 0 ? [own] : [];
  });
}

/** A race is named where most of the words that make its name stand in the sentence. */
function isNamed(words: ReadonlySet<string>, sentence: string): boolean {
  const own = [...words].filter((word) => !raceWords.has(word) && !plainWords.has(word));
  const said = wordsOf(sentence);
  return own.length > 0 && own.every((word) => said.has(word));
}

type Claim = { day: { month: number; day: number } } | { amount: number };

const money =
  /(?:us\$|ca\$|mx\$|s\/\.?|[$€])\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:usd|pen|mxn|cad|soles|pesos|dollars|dolares)\b/g;

/** Sentences with these speak of other days than that of the race. */
const ofOtherDays =
  /\b(deadline|regist\w*|clos\w+|open\w*|until|before|inscri\w*|cierr\w*|hasta|antes)\b/;

/** Days and prices in a sentence. */
function claimsIn(sentence: string): Claim[] {
  const text = fold(sentence.replace(/\]\([^)]*\)/g, "]"));
  const amounts = [...text.matchAll(money)].map(
    ([, before = "", after = ""]): Claim => ({ amount: numberOf(before || after) }),
  );
  return ofOtherDays.test(text) ? amounts : [...amounts, ...daysIn(text)];
}

function daysIn(text: string): Claim[] {
  const iso = [...text.matchAll(/\b20\d\d-(\d\d)-(\d\d)\b/g)].map(([, month, day]) =>
    dayOf(Number(month), Number(day)),
  );
  const named = [...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)? (?:de |of )?([a-z]{3,10})\b/g)].map(
    ([, day, month = ""]) => dayOf(monthIn(month, true) ?? 0, Number(day)),
  );
  const american = [...text.matchAll(/\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!:)/g)].map(
    ([, month = "", day]) => dayOf(monthIn(month, true) ?? 0, Number(day)),
  );
  return [...iso, ...named, ...american].filter(({ day: { month } }) => month > 0);
}

const dayOf = (month: number, day: number) => ({ day: { month, day } });

function holds({ text, numbers }: NonNullable<KnownRace["facts"]>, claim: Claim): boolean {
  if ("amount" in claim) return numbers.has(claim.amount);
  const { month, day } = claim.day;
  return text.includes(`-${two(month)}-${two(day)}`);
}

const two = (number: number) => String(number).padStart(2, "0");

function numbersIn(text: string): Set<number> {
  return new Set([...text.matchAll(/\d[\d.,]*/g)].map(([number]) => numberOf(number)));
}

/** `1,200.50` and `1.200` as numbers. */
function numberOf(written: string): number {
  return Number(
    written
      .replace(/[.,]+$/, "")
      .replace(/[.,](?=\d{3}\b)/g, "")
      .replace(",", "."),
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);
}

type NamedObject = { name: string; facts: object };

/** The objects in a result that have a name: races. */
function namedObjects(result: unknown): NamedObject[] {
  if (typeof result !== "object" || result === null) return [];
  if (Array.isArray(result)) return result.flatMap(namedObjects);
  if ("name" in result && typeof result.name === "string") {
    return [{ name: result.name, facts: result }];
  }
  return Object.values(result).flatMap(namedObjects);
}
