import { inEach, type Words } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";
import { answerSentences, tooYoung } from "../answer-messages.ts";
import type { AnswerProblem, AnswerProblems, Answers } from "../answers.ts";
import type { EntryExtra } from "../extras/extra.ts";
import type { ExtraProblems } from "../extras/reading-extras.ts";
import { extraProblemWords } from "../extras/words.ts";
import { questionSentences } from "../questions/messages.ts";
import { writtenIn } from "../questions/question.ts";
import { type QuestionProblems, questionName } from "../questions/reading-answers.ts";
import type { ListColumn, ListField } from "./list-columns.ts";

/** What is wrong with a person of a list, besides the answers: the list as a whole tells. */
export type ListedPersonProblem =
  | { code: "no-distance" }
  | { code: "registered" }
  /** Another person of the list is the same one, by the number of that row. */
  | { code: "twice"; row: number };

/** The sentences about one person of a list, each with the name of its column. */
export function rowSentences(
  columns: readonly ListColumn[],
  answers: Answers,
  wrong: {
    problems: AnswerProblems;
    questions: QuestionProblems;
    extras: ExtraProblems;
    /** What the problems of extras are about. */
    offered: readonly EntryExtra[];
    /** What the distance of the row does not sell. */
    notSold: readonly EntryExtra[];
    person: ListedPersonProblem | null;
  },
  { minimumAge, currency }: { minimumAge: number; currency: string },
): Words[] {
  const titleOf = (field: ListField) => columns.find((column) => column.field === field)?.title;
  const offered = wrong.offered.map((extra) => ({ extra, problem: wrong.extras[extra.id] }));
  const named = (field: ListField, sentence: Words | undefined): Words => {
    const typed = answers[field as keyof Answers] ?? "";
    const title = titleOf(field) ?? { en: "Answer", es: "Respuesta" };
    if (sentence) return inEach((lang) => `${title[lang]}: ${sentence[lang].replace(/\.$/, "")}.`);
    return typed === ""
      ? { en: `${title.en}: this is missing.`, es: `${title.es}: falta este dato.` }
      : {
          en: `${title.en}: “${typed}” is not one of the choices.`,
          es: `${title.es}: “${typed}” no es una de las opciones.`,
        };
  };
  return [
    ...(wrong.person ? [personSentence(wrong.person, answers)] : []),
    ...(Object.entries(wrong.problems) as [ListField, AnswerProblem][]).map(([field, problem]) =>
      named(field, sentenceOf(problem, minimumAge)),
    ),
    ...Object.entries(wrong.questions).map(([id, problem]) =>
      named(questionName(id), problem === "required" ? undefined : questionSentences[problem]),
    ),
    ...offered.flatMap(({ extra, problem }) => {
      if (!problem) return [];
      const sentence = extraProblemWords(problem, extra, currency);
      return inEach((lang) => `${writtenIn(extra.name, lang).text}: ${sentence[lang]}.`);
    }),
    ...wrong.notSold.map(({ name }) => ({
      en: `${writtenIn(name, "en").text}: this is not sold with this distance.`,
      es: `${writtenIn(name, "es").text}: no se vende con esta distancia.`,
    })),
  ];
}

/** `undefined` for a missing answer. */
function sentenceOf(problem: AnswerProblem, minimumAge: number): Words | undefined {
  if (problem === "required") return undefined;
  return problem === "too-young" ? tooYoung(minimumAge) : answerSentences[problem];
}

function personSentence(problem: ListedPersonProblem, { typedDistance = "" }: Answers): Words {
  if (problem.code === "registered") {
    return {
      en: "You have registered this person for this distance already.",
      es: "Ya inscribiste a esta persona en esta distancia.",
    };
  }
  if (problem.code === "twice") {
    return {
      en: `This is the same person as in row ${problem.row}.`,
      es: `Es la misma persona que en la fila ${problem.row}.`,
    };
  }
  return typedDistance === ""
    ? { en: "Distance: this is missing.", es: "Distancia: falta este dato." }
    : {
        en: `Distance: this race has no “${typedDistance}”.`,
        es: `Distancia: esta carrera no tiene “${typedDistance}”.`,
      };
}

/** Somebody who may be listed or registered twice. */
export type Identified = {
  distanceId: string | null;
  name: string;
  dateOfBirth: string;
  /** The document with its type; empty without one. */
  document: string;
};

/** Whether two of them are one person for one distance: by their document, or else by name and date of birth. */
export function isSamePerson(one: Identified, other: Identified): boolean {
  if (one.distanceId !== other.distanceId) return false;
  if (one.document !== "" && other.document !== "") return one.document === other.document;
  const isNamed = one.name !== "" && one.dateOfBirth !== "";
  const plain = (name: string) =>
    fold(name)
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  return isNamed && one.dateOfBirth === other.dateOfBirth && plain(one.name) === plain(other.name);
}
