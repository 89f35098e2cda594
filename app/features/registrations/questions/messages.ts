import { distanceUnknown, editingProblems } from "#features/races/editing/messages.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { ChoiceLineProblem } from "./choice-lines.ts";
import {
  type AnswerKind,
  longestAnswer,
  longestChoice,
  mostChoices,
  mostQuestions,
  type QuestionText,
  writtenIn,
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
  "all-sold-out": {
    en: "All choices are sold out. Please contact the organizer.",
    es: "Todas las opciones están agotadas. Comunícate con el organizador.",
  },
} as const satisfies Record<Exclude<QuestionProblem, "required">, Words>;

/** Of a question that is answered with a file. */
export const sentAfter: Words = {
  en: "You send this file (PDF, JPEG or PNG) from the page of your registration, once you are registered.",
  es: "Este archivo (PDF, JPEG o PNG) se envía desde la página de tu inscripción, después de inscribirte.",
};

export const soldOut: Words = { en: "sold out", es: "agotado" };

export const kindWords = {
  text: { en: "Text", es: "Texto" },
  choice: { en: "One of several choices", es: "Una de varias opciones" },
  choices: { en: "Multiple choice", es: "Varias opciones" },
  number: { en: "Number", es: "Número" },
  date: { en: "Date", es: "Fecha" },
  agreement: { en: "Checkbox", es: "Casilla para aceptar" },
  file: { en: "File, sent after registering", es: "Archivo, que se envía después de inscribirse" },
} satisfies Record<AnswerKind, Words>;

/** Why the questions of a race were not changed. */
export const questionProblems = {
  "no-race": editingProblems["no-race"],
  "no-question": {
    en: "Someone else deleted this question.",
    es: "Otra persona eliminó esta pregunta.",
  },
  "no-distance": distanceUnknown,
  "distance-deleted": {
    en: "The distance of this question was deleted. Edit the question and choose another distance first.",
    es: "Se eliminó la distancia de esta pregunta. Primero edítala y elige otra distancia.",
  },
  "too-many": {
    en: `A race has at most ${mostQuestions} questions. Please delete one first.`,
    es: `Una carrera puede tener hasta ${mostQuestions} preguntas. Primero elimina una.`,
  },
  "has-answers": {
    en: "Runners have answered this question. Stop asking it instead: their answers stay.",
    es: "Hay corredores que ya respondieron esta pregunta. Deja de hacerla: sus respuestas se conservan.",
  },
  "other-kind": {
    en: "Runners have answered this question, so its kind stays. Stop asking it, and add a new one.",
    es: "Hay corredores que ya respondieron esta pregunta, así que su tipo no cambia. Deja de hacerla y agrega otra.",
  },
  "order-changed": {
    en: "Someone else changed the questions. This is the current order.",
    es: "Otra persona cambió las preguntas. Este es el orden actual.",
  },
  "not-saved": {
    en: "The questions could not be saved. Please try again.",
    es: "No se pudieron guardar las preguntas. Inténtalo de nuevo.",
  },
} satisfies Record<string, Words>;

export type QuestionRefusal =
  | { problem: keyof typeof questionProblems }
  /** What was chosen stays among the choices. `line` is the choice as the form would keep it. */
  | {
      problem: "chosen" | "below-taken";
      label: QuestionText;
      line: string;
      answers: number;
      taken: number;
    };

export function questionRefusalWords(refusal: QuestionRefusal): Words {
  if (!("label" in refusal)) return questionProblems[refusal.problem];
  const { label, line, answers, taken } = refusal;
  const [en, es] = [writtenIn(label, "en").text, writtenIn(label, "es").text];
  return refusal.problem === "chosen"
    ? {
        en: `${en} was chosen ${times(answers, "en")} and cannot be removed. Write ${line} to stop offering it.`,
        es: `${es} se eligió ${times(answers, "es")} y no se puede quitar. Escribe ${line} para dejar de ofrecerla.`,
      }
    : {
        en: `${en} was chosen ${times(taken, "en")}: its stock cannot be lower.`,
        es: `${es} se eligió ${times(taken, "es")}: sus existencias no pueden ser menos.`,
      };
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
    case "languages":
      return {
        en: `Please use at most one | in a line: ${line}`,
        es: `Usa como máximo un | en cada línea: ${line}`,
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
  ordered: { en: "Order saved.", es: "Orden guardado." },
} satisfies Record<string, Words>;
