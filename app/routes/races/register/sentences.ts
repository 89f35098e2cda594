import { answerSentences, tooYoung } from "#features/registrations/answer-messages.ts";
import type { AnswerName, AnswerProblem, AnswerProblems } from "#features/registrations/answers.ts";
import type { QuestionProblems } from "#features/registrations/questions/reading-answers.ts";
import type { Sentence, Words } from "#values/say.ts";
import type { StepState } from "./screen.ts";

/** The errors of a step, and its typed values, which the form keeps. */
export type StepErrors = {
  /** A sentence about the whole step. */
  form: Sentence | null;
  problems: AnswerProblems;
  /** Of the answers to the organizer. */
  questions: QuestionProblems;
  typed: Record<string, string>;
};

/** The fields that are wrong, each with its sentence unless that is said above the buttons. */
export type MarkedFields = Partial<Record<AnswerName, { sentence: Words | undefined }>>;

/**
 * The place of each sentence. Missing answers are reported once, above the buttons, and every empty
 * field is marked; a wrong answer is reported below its field.
 * @param known.pending - what became wrong with the answers after they were given
 */
export function sentencesOf(
  errors: StepErrors | null,
  { minimumAge, pending }: { minimumAge: number; pending: StepState["pending"] },
): {
  above: Sentence | null;
  marked: MarkedFields;
  questions: QuestionProblems;
} {
  const { problems, questions } = errors ?? pending;
  const isIncomplete = [...Object.values(problems), ...Object.values(questions)].includes(
    "required",
  );
  return {
    questions,
    above: errors?.form ?? (isIncomplete ? answerSentences.required : null),
    marked: Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [
        name,
        { sentence: below(problem, minimumAge) },
      ]),
    ),
  };
}

function below(problem: AnswerProblem, minimumAge: number): Words | undefined {
  if (problem === "too-young") return tooYoung(minimumAge);
  return problem === "required" ? undefined : answerSentences[problem];
}
