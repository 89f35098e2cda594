/** Files that hold courses in other products, or nothing of the kind. */
export type ForeignFormat = "kmz" | "archive" | "pdf" | "picture" | "geojson" | "web-page";

/** Where in a file something is wrong: a line of its text, or a point of its tracks. */
export type FilePlace = { unit: "line" | "point"; number: number };

/** The details of each refusal, by its code. */
type FileProblemDetails = {
  "another-format": { found: ForeignFormat };
  "unknown-format": unknown;
  damaged: { at: FilePlace | null };
  doctype: { at: FilePlace };
  "too-deep": { at: FilePlace };
  "too-many-points": unknown;
};

/** Why no track can be read from a file. */
export type TrackFileProblem = {
  [Code in keyof FileProblemDetails]: { code: Code } & FileProblemDetails[Code];
}[keyof FileProblemDetails];

/** Thrown to stop reading a file, by the readers here and by those of courses and activities. */
export class FileRefusal<Problem extends { code: string } = TrackFileProblem> extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export function refuseFile(problem: TrackFileProblem): never {
  throw new FileRefusal(problem);
}
