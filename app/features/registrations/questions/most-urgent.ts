import type { AnswerProblems } from "../answers.ts";
import type { QuestionProblems } from "./reading-answers.ts";

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
    : all.some((problem) => problem !== "sold-out")
      ? (problem: string) => problem !== "sold-out"
      : () => true;
  return { problems: only(problems, isTold), questions: only(questions, isTold) };
}

function only<Problems extends Record<string, string>>(
  problems: Problems,
  isTold: (problem: string) => boolean,
): Partial<Problems> {
  const told: Partial<Problems> = {};
  for (const name in problems) {
    const problem = problems[name];
    if (problem !== undefined && isTold(problem)) told[name] = problem;
  }
  return told;
}
