/** Where in a file something is wrong. Lines are counted in text, points in FIT. */
export type CoursePlace = { unit: "line" | "point"; number: number };

/** By the code of a refusal, what its sentence names. */
type CourseProblemDetails = {
  "no-file": unknown;
  "too-large": unknown;
  "too-slow": unknown;
  busy: unknown;
  "another-format": { found: ForeignFormat };
  "unknown-format": unknown;
  damaged: { at: CoursePlace | null };
  doctype: { at: CoursePlace };
  "too-deep": { at: CoursePlace };
  "no-position": { at: CoursePlace };
  "bad-position": { at: CoursePlace };
  "zero-position": { at: CoursePlace };
  "bad-height": { at: CoursePlace };
  leap: { at: CoursePlace; meters: number };
  "no-points": unknown;
  "one-point": unknown;
  "too-many-points": unknown;
  "too-many-waypoints": unknown;
  "several-courses": { count: number };
  "too-short": { meters: number };
  "too-long": { meters: number };
};

/** Files that hold courses in other products, or nothing of the kind. */
export type ForeignFormat = "kmz" | "archive" | "pdf" | "picture" | "geojson" | "web-page";

export type CourseProblemCode = keyof CourseProblemDetails;

/** Why a course file is refused; `messages.ts` has the sentence. */
export type CourseProblem<Code extends CourseProblemCode = CourseProblemCode> = {
  [Each in Code]: { code: Each } & CourseProblemDetails[Each];
}[Code];

/** Ends the reading of a file, wherever it stands. */
export class CourseRefusal extends Error {
  readonly problem: CourseProblem;

  constructor(problem: CourseProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export function refuse(problem: CourseProblem): never {
  throw new CourseRefusal(problem);
}
