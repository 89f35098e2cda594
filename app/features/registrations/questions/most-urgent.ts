import type { AnswerProblems } from "../answers.ts";
import { type QuestionProblems, urgencyOf } from "./reading-answers.ts";

/** The problems of a step that are shown: what is missing, else what is wrong, else what is sold out. */
export function mostUrgent(
  problems: AnswerProblems,
  questions: QuestionProblems,
): { problems: AnswerProblems; questions: QuestionProblems } {
  const all = [...Object.values(problems), ...Object.values(questions)];
  const urgency = Math.min(...all.map(urgencyOf));
  const shown = <Problem extends string>(found: [name: string, problem: Problem][]) =>
    Object.fromEntries(found.filter(([, problem]) => urgencyOf(problem) === urgency));
  return {
    problems: shown(Object.entries(problems)),
    questions: shown(Object.entries(questions)),
  };
}
