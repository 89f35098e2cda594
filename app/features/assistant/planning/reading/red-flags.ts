import type { Intent } from "../intents.ts";
import { findPhrases, phrasebook, says, wordsOfBook } from "../words/phrasebook.ts";

type Sign = Extract<Intent, { kind: "emergency" }>["sign"];

const signs = phrasebook<Sign>([
  [
    `chest pain|pains|pressure|tightness|hurts|hurt, pain|pressure|tightness in my|the chest,
      tight chest, chest feels|is tight, heart attack, pain in my left arm,
      numb left arm, left arm is|feels|went numb, no siento el|mi brazo izquierdo, brazo izquierdo dormido,
      [me] aprieta|aprietan|arde|presiona|quema el pecho, dolor de|en|al [el] pecho, dolores en el pecho, me duele [mucho] el pecho, duele el pecho,
      presion|opresion en el pecho, pecho apretado, punzadas en el pecho, infarto,
      ataque al corazon, ataque cardiaco, dolor en el brazo izquierdo`,
    "chest-pain",
  ],
  [
    `fainted, fainting, faint, passed out, pass out, passing out, blacked out, blacking out,
      lost consciousness, unconscious, collapsed, me desmaye, desmaye, desmayado, desmayo,
      me desmayo, desmayarme, perdi el conocimiento, perdi la conciencia, inconsciente,
      me desvaneci, se desmayo`,
    "fainting",
  ],
  [
    `cant|cannot|couldnt breathe, can not breathe, cant catch my breath,
      trouble|difficulty|hard|struggling [to] breathing|breathe, short|shortness of breath,
      gasping for air, no puedo respirar, no podia respirar, no puede respirar, me falta el aire,
      falta de aire, dificultad para respirar, me cuesta respirar, me ahogo, me estoy ahogando`,
    "breathing",
  ],
  [
    `kill myself, killing myself now, suicide, suicidal, end my life, end it all, want to die,
      wanna die, hurt myself on purpose, self harm, harm myself, hurting myself, better off dead,
      dont want to live, no reason to live, suicidio, suicidarme, matarme, quiero morir,
      quiero morirme, quitarme la vida, no quiero vivir, hacerme dano, lastimarme a proposito,
      acabar con mi vida, ganas de vivir`,
    "self-harm",
  ],
]);

const heatStroke = phrasebook([
  [
    `heat stroke, heatstroke, sunstroke, sun stroke, heat exhaustion, golpe de calor, insolacion,
      overheated, overheating`,
    true,
  ],
]);

/** Together with a heat stroke these make it one that happens now. */
const confusion = phrasebook([
  [
    `confused, confusion, disoriented, dizzy, slurring, slurred, vomiting, not sweating,
      stopped sweating, delirious, i have, i think i, i think im, right now,
      my friend|husband|wife|son|daughter, collapsing, confundido, confundida, desorientado,
      desorientada, mareado, mareada, mareo, vomitando, no suda, deje de sudar, delira, delirando,
      tengo, creo que, ahora mismo, mi amigo|amiga|esposo|esposa|hijo|hija, me siento mal,
      incoherente`,
    true,
  ],
]);

/** In the heat these alone are a heat stroke, also without its name. */
const failing = phrasebook([
  [
    `not|no longer sweating, stopped sweating, dont|cant sweat anymore, confused, disoriented,
      slurring, delirious, deje de sudar, ya no sudo, no suda, no sudo, confundido, confundida,
      desorientado, desorientada, delira, delirando`,
    true,
  ],
]);
const hotWords = phrasebook([["hot, heat, burning up, calor, sol", true]]);

export const redFlagWords = [signs, heatStroke, confusion, failing, hotWords].flatMap(
  (book: Parameters<typeof wordsOfBook>[0]) => wordsOfBook(book),
);

/** A sign of danger to health in a message. */
export function redFlag(words: readonly string[]): Sign | null {
  const [found] = findPhrases(signs, words);
  if (found) return found.value;
  const isNamed = says(heatStroke, words) && says(confusion, words);
  return isNamed || (says(hotWords, words) && says(failing, words)) ? "heat-stroke" : null;
}
