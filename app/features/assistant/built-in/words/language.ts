import type { Plan } from "../../planning/plan.ts";

/** A language that answers are written in. */
export type AnswerLanguage = Plan["language"];

/** The same in every language, so that none can miss a part: `InEach<{ title: string }>`. */
export type InEach<Words> = Record<AnswerLanguage, Words>;
