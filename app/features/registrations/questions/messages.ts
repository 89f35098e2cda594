import type { Sentence, Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { ChoiceLineProblem } from "./choice-lines.ts";
import {
  type AnswerKind,
  longestAnswer,
  longestChoice,
  mostChoices,
  mostQuestions,
} from "./question.ts";
import type { QuestionProblem } from "./reading-answers.ts";

/** Above the questions of a race, for its runners. */
export const organizerAsks: Words = { en: "The organizer asks", es: "El organizador pregunta" };

/** What is wrong with an answer. A missing one is told above the buttons. */
export const questionSentences = {
  number: {
    en: "Please enter a number, such as 42 or 1.5",
    es: "Escribe un número, como 42 o 1.5",
  },
  date: {
    en: "Please enter a valid date in YYYY-MM-DD format",
    es: "Escribe una fecha válida con el formato AAAA-MM-DD",
  },
  "too-long": {
    en: `The answer can have at most ${longestAnswer} characters`,
    es: `La respuesta puede tener hasta ${longestAnswer} caracteres`,
  },
  "sold-out": {
    en: "This has sold out. Please choose again",
    es: "Esto se agotó. Elige otra opción",
  },
} as const satisfies Record<Exclude<QuestionProblem, "required">, Words>;

export const soldOut: Words = { en: "sold out", es: "agotado" };

export const kindWords = {
  text: { en: "Text", es: "Texto" },
  choice: { en: "One of several choices", es: "Una de varias opciones" },
  choices: { en: "Any of several choices", es: "Varias opciones" },
  number: { en: "Number", es: "Número" },
  date: { en: "Date", es: "Fecha" },
  agreement: { en: "Box to be ticked", es: "Casilla para aceptar" },
} satisfies Record<AnswerKind, Words>;

/** Why a question was not changed. */
export type QuestionRefusal =
  | {
      problem:
        | "no-race"
        | "no-question"
        | "no-distance"
        | "too-many"
        | "has-answers"
        | "other-kind"
        | "failed";
    }
  /** What was chosen stays among the choices. */
  | { problem: "chosen" | "below-taken"; label: string; answers: number; taken: number };

export function refusalOfQuestion(refusal: QuestionRefusal): Sentence {
  switch (refusal.problem) {
    case "no-race":
      return { en: "Race not found", es: "No encontramos la carrera" };
    case "no-question":
      return {
        en: "This question has been deleted meanwhile.",
        es: "Mientras tanto se eliminó esta pregunta.",
      };
    case "no-distance":
      return {
        en: "This distance has been deleted meanwhile.",
        es: "Mientras tanto se eliminó esta distancia.",
      };
    case "too-many":
      return {
        en: `A race has at most ${mostQuestions} questions. Please delete one first.`,
        es: `Una carrera puede tener hasta ${mostQuestions} preguntas. Primero elimina una.`,
      };
    case "has-answers":
      return {
        en: "Runners have answered this question. Stop asking it instead: their answers stay.",
        es: "Hay corredores que ya respondieron esta pregunta. Deja de hacerla: sus respuestas se conservan.",
      };
    case "other-kind":
      return {
        en: "Runners have answered this question, so its kind stays. Stop asking it, and add a new one.",
        es: "Hay corredores que ya respondieron esta pregunta, así que su tipo no cambia. Deja de hacerla y agrega otra.",
      };
    case "chosen":
      return {
        en: `${refusal.label} was chosen ${times(refusal.answers, "en")} and cannot be taken out. Write ${refusal.label} = ${refusal.taken} to offer no more of it.`,
        es: `${refusal.label} se eligió ${times(refusal.answers, "es")} y no se puede quitar. Escribe ${refusal.label} = ${refusal.taken} para no ofrecer más.`,
      };
    case "below-taken":
      return {
        en: `${refusal.label} was chosen ${times(refusal.taken, "en")}: its stock cannot be lower.`,
        es: `${refusal.label} se eligió ${times(refusal.taken, "es")}: sus existencias no pueden ser menos.`,
      };
    case "failed":
      return {
        en: "Failed to save question. Please try again.",
        es: "No pudimos guardar la pregunta. Inténtalo de nuevo.",
      };
  }
}

function times(count: number, lang: "en" | "es"): string {
  if (lang === "en") return count === 1 ? "once" : `${formatCount(count)} times`;
  return count === 1 ? "una vez" : `${formatCount(count)} veces`;
}

/** What is wrong with the choices of a question. */
export function choiceLineSentence(problem: ChoiceLineProblem, line: string): Words {
  switch (problem) {
    case "too-few":
      return {
        en: "Please enter at least one choice, each on its own line",
        es: "Escribe al menos una opción, cada una en su línea",
      };
    case "too-many":
      return {
        en: `Please enter at most ${mostChoices} choices`,
        es: `Escribe ${mostChoices} opciones como máximo`,
      };
    case "too-long":
      return {
        en: `A choice can have at most ${longestChoice} characters: ${line}`,
        es: `Una opción puede tener hasta ${longestChoice} caracteres: ${line}`,
      };
    case "stock":
      return {
        en: `Please write this line as M or M = 120: ${line}`,
        es: `Escribe esta línea así: M o M = 120. Dice: ${line}`,
      };
    case "twice":
      return { en: `This choice occurs twice: ${line}`, es: `Esta opción está repetida: ${line}` };
  }
}

export const textNeeded: Words = {
  en: "Please write the question in at least one language",
  es: "Escribe la pregunta en al menos un idioma",
};

export const kindNeeded: Words = {
  en: "Please choose what runners answer",
  es: "Elige qué responden los corredores",
};

export const questionNotices = {
  added: { en: "Question added.", es: "Pregunta agregada." },
  saved: { en: "Question saved.", es: "Pregunta guardada." },
  deleted: { en: "Question deleted.", es: "Pregunta eliminada." },
  stop: {
    en: "The question is no longer asked. Its answers stay.",
    es: "La pregunta ya no se hace. Sus respuestas se conservan.",
  },
  ask: { en: "The question is asked again.", es: "La pregunta se hace otra vez." },
  up: { en: "Order saved.", es: "Orden guardado." },
  down: { en: "Order saved.", es: "Orden guardado." },
} satisfies Record<string, Words>;
