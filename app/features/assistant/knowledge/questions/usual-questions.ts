import { bodyQuestions } from "./body-questions.ts";
import { coachQuestions } from "./coach-questions.ts";
import { equipmentQuestions } from "./equipment-questions.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { firstQuestions } from "./first-questions.ts";
import { foodQuestions } from "./food-questions.ts";
import { gearQuestions } from "./gear-questions.ts";
import { raceDayQuestions } from "./race-day-questions.ts";
import { raceWeekQuestions } from "./race-week-questions.ts";
import { startQuestions } from "./start-questions.ts";
import { trainingQuestions } from "./training-questions.ts";
import type { UsualQuestion } from "./usual-question.ts";

export const usualQuestions: readonly UsualQuestion[] = [
  ...startQuestions,
  ...trainingQuestions,
  ...bodyQuestions,
  ...foodQuestions,
  ...gearQuestions,
  ...raceDayQuestions,
  ...raceWeekQuestions,
  ...equipmentQuestions,
  ...everydayQuestions,
  ...firstQuestions,
  ...coachQuestions,
];
