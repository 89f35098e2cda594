import type { Viewer } from "#features/accounts/viewer.ts";
import type { RaceToPlan } from "#features/pace/course.ts";
import { findPlannedRace, ownRacesToPlan } from "#features/pace/queries.server.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";
import { buildPlan } from "./building/build-plan.ts";
import { standardAnswers } from "./building/standard.ts";
import { type OutlinedWeek, weekSums } from "./changing/adherence.ts";
import { type PlanReckoning, reckoningOf } from "./paces/paces.ts";
import { isRun } from "./plans/wish.server.ts";
import {
  type PlannedSession,
  periodProblem,
  shortestGoal,
  type TrainingGoal,
} from "./rules/plan.ts";

/** A week of a standard plan and the outline of all, to be looked at. */
export type ExamplePlan = {
  name: string;
  /** Whether it is for a race that the viewer has entered or keeps. */
  isOwn: boolean;
  goalDay: Day;
  weeks: OutlinedWeek[];
  /** The week that is shown with its sessions, from 1. */
  number: number;
  from: Day;
  sessions: PlannedSession[];
};

/** A race that nobody has to enter, for viewers without one of their own. */
const anyRace = { name: "a half marathon", meters: 21_097.5, weeks: 12 };

/** A week that a viewer would have, for their own next race where a plan fits before it; `null` is a guest. */
export async function examplePlan(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId"> | null,
  today: Day,
): Promise<ExamplePlan | null> {
  const own = viewer && (await ownGoal(services, viewer, today));
  const name = own?.name ?? anyRace.name;
  const goal = own?.goal ?? {
    day: addDays(today, anyRace.weeks * 7 - 1),
    meters: anyRace.meters,
    seconds: null,
    raceId: null,
    distanceId: null,
    climb: null,
  };
  const answers = standardAnswers(goal, "intermediate", today);
  const sessions = buildPlan(answers);
  if ("problem" in sessions) return null;
  const weeks = weekSums(sessions, { begins: answers.begins, goalDay: goal.day });
  // The first weeks are all easy, and show little.
  const kinds = ({ sessions: own }: (typeof weeks)[number]) =>
    new Set(own.map(({ kind }) => kind)).size;
  const [shown] = weeks
    .filter(({ hasRace }) => !hasRace)
    .toSorted((one, other) => kinds(other) - kinds(one) || one.number - other.number);
  if (!shown) return null;
  return {
    name,
    isOwn: own !== null,
    goalDay: goal.day,
    weeks: weeks.map(({ sessions: _, ...week }) => week),
    number: shown.number,
    from: addDays(shown.to, -6),
    sessions: shown.sessions,
  };
}

/** What a result of one's own would say of a goal; without a goal, of a half marathon. */
export type OwnAnswersExample = {
  name: string | null;
  known: NonNullable<PlanReckoning["known"]>;
};

/** A usual result, until somebody gives their own. */
const usualResult = { meters: 10_000, seconds: 50 * 60 };

/** The paces and the prediction that a usual result gives for a race. */
export function ownAnswersExample(race: RaceToPlan | null, today: Day): OwnAnswersExample | null {
  const course = race?.courses.find(({ meters }) => meters !== null);
  const goal = {
    day: race?.startDate ?? addDays(today, anyRace.weeks * 7 - 1),
    meters: course?.meters ?? anyRace.meters,
    seconds: null,
    raceId: null,
    distanceId: null,
    climb: null,
  };
  const result = { ...usualResult, day: today };
  const { known } = reckoningOf({ ...standardAnswers(goal, "intermediate", today), result });
  return known && { name: race?.name ?? null, known };
}

async function ownGoal(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  today: Day,
): Promise<{ name: string; goal: TrainingGoal } | null> {
  for (const choice of await ownRacesToPlan(services, viewer, "en")) {
    if (periodProblem(today, choice.startDate) !== null) continue;
    const race = await findPlannedRace(services, choice.id, "en");
    const course = race?.courses.find(({ meters }) => meters !== null && meters >= shortestGoal);
    if (!race || !course?.meters || !isRun(race.type)) continue;
    return {
      name: race.name,
      goal: {
        day: race.startDate,
        meters: course.meters,
        seconds: null,
        raceId: race.id,
        distanceId: course.id,
        climb: null,
      },
    };
  }
  return null;
}
