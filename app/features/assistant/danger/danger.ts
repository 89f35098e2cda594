import { fold } from "#values/text/fold.ts";
import { languageOf } from "../conversation/language.ts";
import { weightDanger } from "./body-weight.ts";
import { messageWords, wordMender } from "./message-words.ts";
import {
  phraseFinder,
  type ReadMessage,
  readPhrases,
  toMessage,
  wordsOfPhrases,
} from "./phrases.ts";
import { withoutRaceNames } from "./race-names.ts";
import {
  afterBirth,
  asthmaAttack,
  coughingBlood,
  epilepsy,
  faintFromHunger,
  heartIllness,
  pastDanger,
  pregnancyRace,
  seriousInfection,
} from "./signs/doctor-before.ts";
import { guidance } from "./signs/guidance.ts";
import { headAndHeatSigns, hotRun } from "./signs/head-and-heat.ts";
import { heartAndBreathSigns, unconscious } from "./signs/heart-and-breath.ts";
import { legAndBackSigns } from "./signs/legs-and-back.ts";
import { helplines, helplinesFrom, mindSigns, violence } from "./signs/mind.ts";
import { otherSigns } from "./signs/other-signs.ts";
import {
  emergencyNumbers,
  emergencyNumbersFrom,
  type Sign,
  type SignId,
  shortNumbers,
  shortNumbersFrom,
} from "./signs/sign.ts";
import { doctorFirst, unclear, unclearAnswer } from "./signs/unclear.ts";
import { wordSets } from "./signs/word-sets.ts";

const { chestPain, fainting, breathing, heartRhythm, dizzy } = heartAndBreathSigns;
const { stroke, allergy, seizure, heatStroke, tooMuchWater } = headAndHeatSigns;
const {
  carbonMonoxide,
  altitudeSickness,
  confusion,
  headInjury,
  hypothermia,
  lowSugar,
  highSugar,
} = headAndHeatSigns;
const {
  darkUrine,
  clot,
  lungClot,
  caudaEquina,
  compartment,
  coldLimb,
  injury,
  swollenJoint,
  jointInfection,
  boneStress,
} = legAndBackSigns;
const { selfHarm, overdose, lowMood, eating } = mindSigns;
const { pregnancyWarning, innerBleeding, bleeding, bite, severePain, vomiting, lightning, lost } =
  otherSigns;
const { substances, infection } = otherSigns;

/** All signs, in the order in which they are looked for: what kills soonest comes first. */
export const signs: readonly Sign[] = [
  selfHarm,
  carbonMonoxide,
  unconscious,
  overdose,
  seizure,
  allergy,
  pastDanger,
  innerBleeding,
  lungClot,
  chestPain,
  lowSugar,
  highSugar,
  heatStroke,
  hypothermia,
  tooMuchWater,
  altitudeSickness,
  pregnancyWarning,
  stroke,
  caudaEquina,
  headInjury,
  confusion,
  faintFromHunger,
  fainting,
  coughingBlood,
  asthmaAttack,
  breathing,
  heartRhythm,
  darkUrine,
  infection,
  jointInfection,
  bleeding,
  clot,
  compartment,
  coldLimb,
  bite,
  violence,
  injury,
  swollenJoint,
  severePain,
  eating,
  boneStress,
  vomiting,
  substances,
  dizzy,
  afterBirth,
  pregnancyRace,
  heartIllness,
  seriousInfection,
  epilepsy,
  doctorFirst,
  ...guidance,
  lowMood,
  hotRun,
  lightning,
  lost,
];

/** A sign that a message speaks of, and the language of its words. */
type FoundSign = { sign: Sign; language: "en" | "es" };

/** What a message says of the body, before anything else is made of it. */
export type BodyReading = {
  /** The danger to health that it names. */
  danger: FoundSign | null;
  /**
   * Words of the body that are no known danger: `my ear rings after running`. Where no article answers
   * them, neither does a search, a pace or a plan.
   */
  complaint: FoundSign | null;
  /** Whether it goes on with a danger that was spoken of: `should I see a doctor?` */
  asksWhatNow: boolean;
};

const readSign = (sign: Sign) => {
  const en = readPhrases(sign.phrases.en, wordSets.en);
  const es = readPhrases(sign.phrases.es, wordSets.es);
  return {
    sign,
    phrases: [...en, ...es],
    isEnglish: phraseFinder(en),
    isSpanish: phraseFinder(es),
  };
};

type ReadSign = ReturnType<typeof readSign>;

const table = signs.map(readSign);
const unclearSign = readSign(unclear);

/** What asks to go on after a danger, in each language. */
const whatNow = [
  ...readPhrases(`
    can i|could i|should i|may i|is it ok|is it okay|ok to|safe to|alright to|fine to|is it safe + run|race|train|jog|walk|keep|continue|start|sleep|drive|go|stop|wait|rest|swim|bike|do - find|search|show|which race|races in|list|eat|breakfast|race day
    should i|do i need|do i have|must i|need to + doctor|hospital|er|emergency|call|911|ambulance|physio|checked
    is it|is this|is that|could it be|how + serious|dangerous|normal|bad|grave|urgent - route|course|road|area
    what should i do|what do i do|what now|now what|what can i do
    how long|when + run|rest|wait|stop|train|race|back - find|show|which race|races in|is the race
    which|what|whats + number|emergency number|helpline - bib|race number
    its|it is|pain|its all + gone|gone now|went away|passed|better - race|races
    what if i|if i|can i just + slow|slowly|easy|walk - find|search|show|race|races
    still|it|pain + hurts|hurting|there|same|worse|better now|went away|gone - race|races
  `),
  ...readPhrases(`
    puedo|debo|deberia|podria|tengo que|esta bien + correr|competir|entrenar|trotar|caminar|seguir|esperar|tomar|dormir|parar|descansar|nadar|hacer|largar - busca|buscame|muestra|muestrame|carreras en|que carrera
    debo|deberia|tengo que|necesito|hace falta|voy + medico|doctor|hospital|urgencias|emergencia|llamar|ambulancia|fisio|revis*
    es|sera|puede ser + grave|peligroso|normal|malo|serio|urgente - ruta|circuito|zona|carrera
    que hago|que debo hacer|y ahora|que puedo hacer|ahora que
    cuanto tiempo|cuando|cuantos dias + correr|descanso|espero|paro|volver|entrenar|parar - es la carrera|busca
    sigue|todavia|aun + duele|doliendo|igual|peor|ahi|mal
    que|cual|a que + numero|telefono - dorsal
    si + voy despacio|voy lento|camino|troto suave|suave - busca|carrera|carreras
    ya paso|se me paso|ya no duele|ya estoy mejor
  `),
];

const known = wordsOfPhrases([
  ...[...table, unclearSign].flatMap(({ phrases }) => phrases),
  ...whatNow,
]);
const asksWhatNow = phraseFinder(whatNow);
const mend = wordMender(known);

export function readBody(text: string): BodyReading {
  const unnamed = withoutRaceNames(text);
  if (unnamed !== null) {
    const reading = readWords(unnamed);
    if (reading.danger === null && reading.complaint === null) return reading;
  }
  return readWords(text);
}

function readWords(text: string): BodyReading {
  const message = toMessage(mend(messageWords(text)), known);
  return {
    danger: firstOf(table, message) ?? ofWeight(text),
    complaint: firstOf([unclearSign], message),
    asksWhatNow: message.words.length <= longestReply && asksWhatNow(message),
  };
}

/** What only the numbers of a message tell. */
function ofWeight(text: string): FoundSign | null {
  const found = weightDanger(text);
  if (found === null) return null;
  return {
    sign: found === "underweight" ? eating : fastLoss,
    language: languageOf(fold(text).split(/\s+/)) ?? "en",
  };
}

const fastLoss = guidance.find(({ id }) => id === "fast-weight-loss") ?? eating;

/** Longer messages say themselves what they are about. */
const longestAddition = 9;
const longestBefore = 200;

/**
 * What a message says of the body together with the one before it: `now it's swollen and hot` goes on with the
 * calf that was tight, and `my calf hurts` with a flight. A danger that the message names itself always counts.
 */
export function readBodyAfter(text: string, before: string | null): BodyReading {
  const alone = readBody(text);
  if (alone.danger !== null || before === null || before.length > longestBefore) return alone;
  if (text.trim().split(/\s+/).length > longestAddition) return alone;
  const earlier = readBody(before);
  if (earlier.danger !== null) return alone;
  const both = [
    { said: before, reading: earlier },
    { said: text, reading: alone },
  ];
  if (both.every(({ reading }) => reading.complaint === null)) return alone;
  if (both.some(({ said, reading }) => reading.complaint === null && isOfOther(said))) return alone;
  const { danger } = readBody(`${withoutOtherHeat(before)}. ${withoutOtherHeat(text)}`);
  return danger === null ? alone : { ...alone, danger };
}

const change =
  "(?:swollen|swelling|puffy|hot|warm|warmth|red|redness|hinchad[oa]|hinchazon|inflamad[oa]|caliente|roj[oa])";

/** `It is not swollen or red`, `the swelling went down`: a change of a limb that is not there. */
const absent = new RegExp(
  String.raw`\b(?:not|isnt|wasnt|no|ni|sin|no esta|no estaba) (?:really |very |at all |any |even |muy |nada )?${change}(?: (?:or|nor|ni|o) ${change})*\b|\b(?:swelling|hinchazon) (?:has |is |se )?(?:went down|gone|went away|bajo|fue)\b`,
  "g",
);

/** The heat of the weather, of water and of a pack is none of a limb. */
const otherHeat =
  /\b(?:hot|warm|heat) (?:weather|climates?|days?|races?|summers?|places?|countr(?:y|ies)|conditions|packs?|pads?|baths?|showers?|water|drinks?|tub|yoga|ups?)\b|\b(?:too|so|very|how) (?:hot|warm) (?:to|for|out|outside|there)\b|\b(?:hot (?:or|and) cold|cold (?:or|and) hot)\b|\bhot (?:outside|tomorrow|there)\b|\b(?:agua|clima|dias?|ducha|bano|compresas?|bolsa|te|piscina) (?:muy )?calientes?\b/g;

const raceWord =
  "(?:races?|runs?|marathons?|half|ultras?|trails?|carreras?|maraton(?:es)?|media|trote|fondo|\\d+ ?k)";

/** `Numb since the race`: when it was. */
const moment = new RegExp(
  String.raw`\b(?:(?:since|after|during|desde|despues de|durante|tras)(?: (?:the|my|that|a|la|el|mi|una?))?|(?:at|in|on|from|en) (?:the|my|that|a|la|el|mi|una?)) (?:long |last |half )?${raceWord}\b`,
  "g",
);

const otherSubject = new RegExp(
  String.raw`\b(?:${raceWord}|relay|triathlon|5ks|medals?|shirts?|shoes?|hats?|socks|bibs?|regist\w+|prices?|playeras?|polos?|zapatillas?|medallas?|inscri\w+|records?|marca|pr|pb|skyrace|crash course|the wall|prevention|show me|find me)\b`,
);

/** Whether a message is about races or clothes: `heart of the city half`, `a red shirt`. */
function isOfOther(text: string): boolean {
  return otherSubject.test(fold(text).replace(moment, " "));
}

/** The words of a message without those that look like a sign of a limb only beside a limb of another message. */
function withoutOtherHeat(text: string): string {
  return fold(text).replace(/['’]/g, "").replace(absent, " ").replace(otherHeat, " ");
}

/**
 * The fixed answer to a sign.
 * @param country - whose numbers come first; all others stay, because nobody knows where the runner is
 */
export function dangerAnswer(id: SignId, language: "en" | "es", country?: string): string {
  const sign = signs.find((one) => one.id === id);
  const answer =
    sign && !("topic" in sign.answer) ? sign.answer[language] : unclearAnswer[language];
  if (!country) return answer;
  return answer
    .replaceAll(emergencyNumbers[language], emergencyNumbersFrom(country)[language])
    .replaceAll(shortNumbers[language], shortNumbersFrom(country)[language])
    .replaceAll(helplines[language], helplinesFrom(country)[language]);
}

const longestReply = 16;

function firstOf(table: readonly ReadSign[], message: ReadMessage): FoundSign | null {
  for (const { sign, isEnglish, isSpanish } of table) {
    const en = isEnglish(message);
    const es = isSpanish(message);
    const language = en && es ? languageOf(message.words) : es && "es";
    if (en || es) return { sign, language: language || "en" };
  }
  return null;
}
