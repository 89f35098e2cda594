import type { Words } from "#values/say.ts";
import { type QuestionText, writtenIn } from "./questions/question.ts";

/** What goes or stops when a distance is deleted. */
export type DistanceLosses = {
  categories: string[];
  /** Questions that nobody has answered. */
  deleted: QuestionText[];
  /** Questions with answers, which stay. */
  stopped: QuestionText[];
  /** Extras that were only for it, which are no longer sold. */
  extras: QuestionText[];
  /** Runners on its waiting list. */
  waiting: number;
};

/** The sentences that the confirmation adds, one for each kind of loss. */
export function lossesWords({
  categories,
  deleted,
  stopped,
  extras,
  waiting,
}: DistanceLosses): Words[] {
  const [en, es] = (["en", "es"] as const).map((lang) => {
    const list = (texts: QuestionText[]) =>
      texts.map((text) => writtenIn(text, lang).text).join("; ");
    return { deleted: list(deleted), stopped: list(stopped), extras: list(extras) };
  });
  const names = categories.join("; ");
  const sentences: (Words | null)[] = [
    names
      ? {
          en: `These categories are deleted with it: ${names}.`,
          es: `Con ella se eliminan estas categorías: ${names}.`,
        }
      : null,
    en?.deleted && es?.deleted
      ? {
          en: `These questions are deleted with it: ${en.deleted}`,
          es: `Con ella se eliminan estas preguntas: ${es.deleted}`,
        }
      : null,
    en?.stopped && es?.stopped
      ? {
          en: `These questions are no longer asked, and their answers stay: ${en.stopped}`,
          es: `Estas preguntas dejan de hacerse y sus respuestas se conservan: ${es.stopped}`,
        }
      : null,
    en?.extras && es?.extras
      ? {
          en: `These extras are no longer sold: ${en.extras}`,
          es: `Estos adicionales dejan de venderse: ${es.extras}`,
        }
      : null,
    waiting > 0
      ? {
          en: `${waiting === 1 ? "One runner waits" : `${waiting} runners wait`} for a place in it and ${waiting === 1 ? "gets" : "get"} no email about this.`,
          es: `${waiting === 1 ? "Un corredor espera" : `${waiting} corredores esperan`} un cupo en ella, y no ${waiting === 1 ? "le" : "les"} llega un correo por esto.`,
        }
      : null,
  ];
  return sentences.filter((sentence) => sentence !== null);
}
