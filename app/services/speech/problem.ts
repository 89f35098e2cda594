import { type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { SpeechLine } from "./speech.ts";

export function speechProblem(kind: ProblemKind, cause: unknown): ServiceProblem {
  return new ServiceProblem("speech", kind, cause);
}

/** @throws ServiceProblem for no lines, and for more than one call may have */
export function checkLength(lines: readonly SpeechLine[], most: number): void {
  const characters = lines.reduce((sum, { ssml }) => sum + ssml.length, 0);
  if (characters > 0 && characters <= most) return;
  throw speechProblem("invalid", new Error(`${characters} characters at once`));
}
