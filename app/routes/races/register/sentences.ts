import { answerSentences, tooYoung } from "#features/registrations/answer-messages.ts";
import type { AnswerName, AnswerProblem, AnswerProblems } from "#features/registrations/answers.ts";
import type { Sentence, Words } from "#values/say.ts";

/** The errors of a step, and its typed values, which the form keeps. */
export type StepErrors = {
  /** A sentence about the whole step. */
  form: Sentence | null;
  problems: AnswerProblems;
  typed: Record<string, string>;
};

/** The fields that are wrong, each with its sentence unless that is said above the buttons. */
export type MarkedFields = Partial<Record<AnswerName, { sentence: Words | undefined }>>;

/**
 * The place of each sentence. Missing answers are reported once, above the buttons, and every empty
 * field is marked; a wrong answer is reported below its field.
 */
export function sentencesOf(
  errors: StepErrors | null,
  { minimumAge }: { minimumAge: number },
): {
  above: Sentence | null;
  marked: MarkedFields;
} {
  const problems = errors?.problems ?? {};
  const isIncomplete = Object.values(problems).includes("required");
  return {
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
