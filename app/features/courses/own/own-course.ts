import type { UsedUp } from "#features/membership/usage/usage.server.ts";
import { limitSentence, type UsageMeter } from "#features/membership/usage/usage.ts";
import type { Sentence } from "#values/say.ts";
import { courseProblemText } from "../messages.ts";
import type { CourseProblem } from "../reading/course-file.ts";

/** Why an own course was not measured, kept or removed. */
export type OwnCourseProblem = keyof typeof ownCourseProblems | CourseProblem | UsedUp;

/** How long the numbers of a course stay that is not kept, in days. */
export const recentDays = 7;

/** How many courses a member may keep, and how many others stay at a time. */
export const mostKept = 50;
export const mostRecent = 20;

/** A member's own course, as a list names it. */
export type OwnCourseLine = {
  id: string;
  name: string;
  length: number;
  climb: number | null;
  isKept: boolean;
};

const ownCourseProblems = {
  "too-often": {
    en: "You have sent many files. Please wait an hour.",
    es: "Enviaste muchos archivos. Espera una hora.",
  },
  gone: {
    en: "This course is not there any more. Send its file again.",
    es: "Este recorrido ya no está. Envía su archivo otra vez.",
  },
  "too-many-kept": {
    en: `You keep ${mostKept} courses, which is the most. Remove one first.`,
    es: `Ya guardas ${mostKept} recorridos, que es el máximo. Elimina uno primero.`,
  },
} as const;

/** The message to a member about a refusal. */
export function ownCourseProblemText(problem: OwnCourseProblem): Sentence {
  if (typeof problem === "string") return ownCourseProblems[problem];
  if ("code" in problem) return courseProblemText(problem);
  return limitSentence(problem.meter, problem.tier) ?? "";
}

/** `17 of 20 left this month`, `No limit: 3 used this month`; empty without the right. */
export function analysesLeft({ used, limit }: UsageMeter): Sentence {
  if (limit === 0) return "";
  if (limit === null)
    return { en: `No limit: ${used} used this month`, es: `Sin límite: ${used} usados este mes` };
  const left = Math.max(0, limit - used);
  return {
    en: `${left} of ${limit} left this month`,
    es: `Te quedan ${left} de ${limit} este mes`,
  };
}

export const notKept = {
  en: `Your file is measured and not kept. The numbers stay for ${recentDays} days, for you alone, unless you keep them.`,
  es: `Tu archivo se mide y no se conserva. Los números quedan ${recentDays} días, solo para ti, salvo que los guardes.`,
};
