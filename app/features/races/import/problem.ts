/** One thing that is wrong with a file or a row, as a sentence; `line` is the line in the file, from 1. */
export type ImportProblem = { line: number | null; message: string };

/** Why a whole file is refused: the specification's sentence, and what exactly is wrong. */
export type FileProblem = { message: string; detail: string };

/** `Line 12: …`, for lists in which the line has no column of its own. */
export function describeProblem(problem: ImportProblem): string {
  return problem.line === null ? problem.message : `Line ${problem.line}: ${problem.message}`;
}
