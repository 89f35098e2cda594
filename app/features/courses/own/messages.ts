import { limitSentence } from "#features/membership/usage/messages.ts";
import type { UsedUp } from "#features/membership/usage/usage.server.ts";
import type { UsageMeter } from "#features/membership/usage/usage.ts";
import { courseProblemText } from "../messages.ts";
import type { CourseProblem } from "../reading/problem.ts";
import { mostKept, recentDays } from "./own-course.ts";

const ownCourseProblems = {
  "too-often": "You have sent many files. Please wait an hour.",
  gone: "This course is not there any more. Send its file again.",
  "too-many-kept": `You keep ${mostKept} courses, which is the most. Remove one first.`,
} as const;

/** Why an own course was not measured, kept or removed. */
export type OwnCourseProblem = keyof typeof ownCourseProblems | CourseProblem | UsedUp;

/** The message to a member about a refusal. */
export function ownCourseProblemText(problem: OwnCourseProblem): string {
  if (typeof problem === "string") return ownCourseProblems[problem];
  if ("code" in problem) return courseProblemText(problem);
  return limitSentence(problem.meter, problem.tier) ?? "";
}

/** `17 of 20 left this month`, `No limit: 3 used this month`; empty without the right. */
export function analysesLeft({ used, limit }: UsageMeter): string {
  if (limit === 0) return "";
  if (limit === null) return `No limit: ${used} used this month`;
  return `${Math.max(0, limit - used)} of ${limit} left this month`;
}

export const notKept = `Your file is measured and not kept. The numbers stay for ${recentDays} days, for you alone, unless you keep them.`;
