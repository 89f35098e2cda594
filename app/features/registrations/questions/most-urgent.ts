import type { AnswerProblems } from "../answers.ts";
import { isAboutStock, type QuestionProblems } from "./reading-answers.ts";

/**
 * What is told of a step's problems: that something is missing, else what is wrong, else what is sold out.
 */
export function mostUrgent(
  problems: AnswerProblems,
  questions: QuestionProblems,
): { problems: AnswerProblems; questions: QuestionProblems } {
  const all: string[] = [...Object.values(problems), ...Object.values(questions)];
  const isTold = all.includes("required")
    ? (problem: string) => problem === "required"
    : all.some((problem) => !isAboutStock(problem))
      ? (problem: string) => !isAboutStock(problem)
      : () => true;
  const told = <Problem extends string>(found: [name: string, problem: Problem][]) =>
    Object.fromEntries(found.filter(([, problem]) => isTold(problem)));
  return {
    problems: told(Object.entries(problems)),
    questions: told(Object.entries(questions)),
  };
}
