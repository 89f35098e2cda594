import { type DangerSign, emergencyWords } from "./words/emergency-words.ts";
import type { AnswerLanguage } from "./words/language.ts";

/** The fixed answer to a sign of danger to health, whichever engine answers otherwise. */
export function emergencyAnswer(sign: DangerSign, language: AnswerLanguage): string {
  return emergencyWords[language][sign];
}
