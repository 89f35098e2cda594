import type { Viewer } from "#features/accounts/viewer.ts";
import { findPlannedRace, ownRacesToPlan } from "#features/pace/queries.server.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day, daysBetween, toDay } from "#values/day.ts";
import { buildPlan } from "./building/build-plan.ts";
import { standardAnswers } from "./building/standard.ts";
import type { PlannedSession, TrainingGoal } from "./plan.ts";
import { isRun } from "./plans/wish.server.ts";
import { planWeeks, weeksOf } from "./rules/period.ts";

/** The first week of a standard plan, to be looked at. */
export type ExamplePlan = {
  name: string;
  /** Whether it is for a race that the viewer has entered or keeps. */
  isOwn: boolean;
  goalDay: Day;
  weeks: number;
  from: Day;
  sessions: PlannedSession[];
};

/** A race that nobody has to enter, for viewers without one of their own. */
const anyRace = { name: "Your first week towards a half marathon", meters: 21_097.5, weeks: 12 };

/** The first week that a viewer would have, for their own next race where a plan fits before it. */
export async function examplePlan(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
): Promise<ExamplePlan | null> {
  const today = toDay(services.now());
  const own = await ownGoal(services, viewer, today);
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
  const weeks = weeksOf(answers.begins, goal.day);
  // A first week that begins late shows little.
  const shown = weeks.find(({ from, to }) => daysBetween(from, to) === 6) ?? weeks[0];
  if (!shown) return null;
  return {
    name,
    isOwn: own !== null,
    goalDay: goal.day,
    weeks: weeks.length,
    from: shown.from,
    sessions: sessions.filter(({ day }) => shown.from <= day && day <= shown.to),
  };
}

async function ownGoal(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  today: Day,
): Promise<{ name: string; goal: TrainingGoal } | null> {
  for (const choice of await ownRacesToPlan(services, viewer)) {
    const days = daysBetween(today, choice.startDate);
    if (days < planWeeks.fewest * 7 || days > planWeeks.most * 7) continue;
    const race = await findPlannedRace(services, choice.id);
    const course = race?.courses.find(({ meters }) => meters !== null && meters >= 3000);
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
