import { messageWords, wordMender } from "./message-words.ts";
import {
  hasPhrase,
  type Phrase,
  type ReadMessage,
  readPhrases,
  toMessage,
  wordsOfPhrases,
} from "./phrases.ts";
import type { Sign, SignId } from "./signs/sign.ts";
import { unclear, unclearAnswer } from "./signs/unclear.ts";
import { wordSets } from "./signs/word-sets.ts";
import { signs } from "./signs.ts";

/** A danger to health that a message speaks of. */
type Danger = { sign: Sign; language: "en" | "es" };

type ReadSign = { sign: Sign; en: Phrase[]; es: Phrase[] };

const readSign = (sign: Sign): ReadSign => ({
  sign,
  en: readPhrases(sign.phrases.en, wordSets.en),
  es: readPhrases(sign.phrases.es, wordSets.es),
});

const table = signs.map(readSign);
const unclearSign = readSign(unclear);

/** What asks to go on after a danger, in each language. */
const whatNow = [
  readPhrases(`
    can i|could i|should i|may i|is it ok|is it okay|ok to|safe to|alright to|fine to|is it safe + run|race|train|jog|walk|keep|continue|start|sleep|drive|go|stop|wait|rest|swim|bike|do - find|search|show|which race|races in|list
    should i|do i need|do i have|must i|need to + doctor|hospital|er|emergency|call|911|ambulance|physio|checked
    is it|is this|is that|could it be|how + serious|dangerous|normal|bad|grave|urgent - route|course|road|area
    what should i do|what do i do|what now|now what|what can i do
    how long|when + run|rest|wait|stop|train|race|back - find|show|which race|races in|is the race
    which|what|whats + number|emergency number|helpline - bib|race number
    its|it is|pain|its all + gone|gone now|went away|passed|better - race|races
    what if i|if i|can i just + slow|slowly|easy|walk - find|search|show|race|races
    still|it|pain + hurts|hurting|there|same|worse|better now|went away|gone - race|races
  `),
  readPhrases(`
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
  ...[...table, unclearSign].flatMap(({ en, es }) => [...en, ...es]),
  ...whatNow.flat(),
]);
const mend = wordMender(known);

/** The message that was read last: one is asked about several times. */
let last: { text: string; message: ReadMessage } | null = null;

function read(text: string): ReadMessage {
  if (last?.text !== text) {
    last = { text, message: toMessage(mend(messageWords(text)), known) };
  }
  return last.message;
}

/** The sign of danger in a message, before anything else is made of it; `null` if it has none. */
export function dangerIn(text: string): Danger | null {
  const message = read(text);
  for (const sign of table) {
    const language = languageOfSign(sign, message);
    if (language) return { sign: sign.sign, language };
  }
  return null;
}

/**
 * Words of the body that are no known sign: `my ear rings after running`. Where no article answers
 * them, neither does a search, a pace or a plan.
 */
export function complaintIn(text: string): Danger | null {
  const language = languageOfSign(unclearSign, read(text));
  return language && { sign: unclear, language };
}

/** The fixed answer to a sign. No part of it depends on anything else. */
export function dangerAnswer(id: SignId, language: "en" | "es"): string {
  const sign = signs.find((one) => one.id === id);
  return sign && !("topic" in sign.answer) ? sign.answer[language] : unclearAnswer[language];
}

/** Whether a message goes on with a danger that was spoken of: `should I see a doctor?` */
export function asksWhatNow(text: string): boolean {
  const message = read(text);
  return message.words.length <= longestReply && whatNow.some((asked) => hasPhrase(asked, message));
}

const longestReply = 16;

function languageOfSign({ en, es }: ReadSign, message: ReadMessage): "en" | "es" | null {
  const isSpanish = hasPhrase(es, message);
  if (!hasPhrase(en, message)) return isSpanish ? "es" : null;
  return isSpanish && soundsSpanish(message.words) ? "es" : "en";
}

const onlySpanish = new Set(
  "el la los las de que en un una mi me se con por para y es al del lo tengo tomo puedo hacer estoy despues cuando corro carrera".split(
    " ",
  ),
);

function soundsSpanish(words: readonly string[]): boolean {
  return words.some((word) => onlySpanish.has(word));
}
