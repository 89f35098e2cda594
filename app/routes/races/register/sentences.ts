import { answerSentences } from "#features/registrations/answer-messages.ts";
import type { AnswerProblems } from "#features/registrations/answers.ts";
import type { ExtraProblems } from "#features/registrations/extras/reading-extras.ts";
import type { QuestionProblems } from "#features/registrations/questions/reading-answers.ts";
import {
  type MarkedFields,
  sentenceBelow,
} from "#features/registrations/wizard/screens/answer-field.tsx";
import type { Sentence } from "#values/say.ts";
import type { StepState } from "./screen.ts";

/** The errors of a step, and its typed values, which the form keeps. */
export type StepErrors = {
  /** A sentence about the whole step. */
  form: Sentence | null;
  problems: AnswerProblems;
  /** Of the answers to the organizer. */
  questions: QuestionProblems;
  /** Of what is bought beside the entry. */
  extras?: ExtraProblems;
  typed: Record<string, string>;
};

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
  extras: ExtraProblems;
} {
  const { problems, questions, extras = {} } = errors ?? pending;
  const isIncomplete = [...Object.values(problems), ...Object.values(questions)].includes(
    "required",
  );
  return {
    questions,
    extras,
    above: errors?.form ?? (isIncomplete ? answerSentences.required : null),
    marked: Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [
        name,
        { sentence: sentenceBelow(problem, minimumAge) },
      ]),
    ),
  };
}
