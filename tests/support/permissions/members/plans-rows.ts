import type { Database } from "#db/database.ts";
import { trainingPlans, trainingSessions } from "#db/schema.ts";
import { buildPlan } from "#features/training/building/build-plan.ts";
import { addDays, toDay } from "#values/day.ts";
import { someAnswers } from "../../races/training-answers.ts";
import { people, world } from "../people.ts";

/** A plan of the owner, who follows it. */
export async function fillWithTraining(db: Database): Promise<void> {
  // A session of yesterday can be marked as done, whatever day it is where its runner lives.
  const begins = addDays(toDay(new Date()), -1);
  const answers = someAnswers({ goal: { day: addDays(begins, 83) }, begins });
  const sessions = buildPlan(answers);
  if ("problem" in sessions) throw new Error(sessions.problem);
  const [first] = sessions;
  const owner = { userId: people.owner, planId: world.training.plan };
  await db.insert(trainingPlans).values({
    id: owner.planId,
    userId: owner.userId,
    kind: "personalized",
    name: "Half marathon",
    goalDay: answers.goal.day,
    goalM: answers.goal.meters,
    begins: answers.begins,
    answers,
    rules: 1,
  });
  if (!first) throw new Error("The plan has no session.");
  await db.insert(trainingSessions).values({
    ...owner,
    id: world.training.session,
    day: begins,
    kind: first.kind,
    steps: first.steps,
    plannedM: first.meters,
    plannedS: first.seconds,
    reason: first.reason,
  });
}
