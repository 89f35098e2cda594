import type { Viewer } from "#features/accounts/viewer.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { findPlannedRace } from "#features/pace/queries.server.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang, Words } from "#values/say.ts";
import { demoCourse } from "../demo/demo-course.ts";
import { measureHere } from "../measured-here.server.ts";
import { findOwnCourse } from "../own/own-courses.server.ts";
import { findCourses } from "../queries.server.ts";
import { type StoredCourse, unstoredCourse } from "../stored-course.server.ts";
import { type CoursePlan, type CourseToPlan, planCourse } from "./course-plan.ts";
import { type CoursePlanQuery, goalOf, type PlanGoal } from "./plan-query.ts";

/** What a plan is made for. */
type PlannedCourse =
  | { kind: "own"; stored: StoredCourse; isKept: boolean }
  | { kind: "race"; stored: StoredCourse; race: RaceToPlan; distance: Course; others: Course[] }
  | { kind: "example"; stored: StoredCourse };

/** The goal of the example until a visitor types another one. */
const exampleTime = "4:00:00";
const exampleStart = "7:00";

/**
 * The course that an address names; the example where it names none.
 * @param viewer - an own course is only found for its member
 * @returns `null` if the course does not exist
 */
export async function findPlannedCourse(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId"> | null,
  query: CoursePlanQuery,
  lang: Lang,
): Promise<PlannedCourse | null> {
  if (query.own) {
    const found = viewer && (await findOwnCourse(services, viewer, query.own));
    return found && { kind: "own", stored: found.course, isKept: found.isKept };
  }
  if (!query.race) return { kind: "example", stored: exampleCourse() };
  const race = await findPlannedRace(services, query.race, lang);
  if (!race) return null;
  const courses = await findCourses(services, race.id);
  const others = race.courses.filter(({ id }) => courses.some((one) => one.distanceId === id));
  // A plan for a distance that was not requested would be wrong.
  const distance = query.course ? others.find(({ id }) => id === query.course) : others[0];
  const stored = courses.find(({ distanceId }) => distanceId === distance?.id);
  return distance && stored ? { kind: "race", stored, race, distance, others } : null;
}

/** The goal that an address asks for, and its plan. */
export function planOf(
  found: PlannedCourse,
  query: CoursePlanQuery,
  unit: LengthUnit,
  lang: Lang,
): { goal: PlanGoal; plan: CoursePlan | null; query: CoursePlanQuery } {
  const asked = found.kind === "example" ? withExampleGoal(query) : query;
  const { length } = found.stored;
  const known = found.kind === "race" ? found.distance.startTime : null;
  const goal = goalOf(asked, length, { unit, known });
  if (goal.seconds === null) return { goal, plan: null, query: asked };
  const { start, seconds } = goal;
  const plan = planCourse(courseToPlan(found), {
    seconds,
    start,
    unit,
    descent: asked.descent,
    lang,
  });
  return { goal, plan, query: asked };
}

function withExampleGoal(query: CoursePlanQuery): CoursePlanQuery {
  const time = query.time || query.pace ? query.time : exampleTime;
  return { ...query, time, start: query.start || exampleStart };
}

function courseToPlan(found: PlannedCourse): CourseToPlan {
  const { length, drawing } = found.stored;
  const profile = drawing.heights?.profile;
  return {
    length,
    profile: profile
      ? { step: profile.step, heights: profile.heights.map((decimeters) => decimeters / 10) }
      : null,
    marks: drawing.marks,
    timeLimit: found.kind === "race" ? found.distance.timeLimit : null,
    startDay: found.kind === "race" ? found.race.startDate : null,
  };
}

let example: StoredCourse | null = null;

export const exampleName: Words = { en: "Made-up trail race", es: "Carrera de trail inventada" };

/** An invented course that shows an example of an analysis. It is measured once per process. */
function exampleCourse(): StoredCourse {
  example ??= measuredExample();
  return example;
}

function measuredExample(): StoredCourse {
  const name = exampleName.en;
  const text = demoCourse({
    seed: "the example of the course planner",
    name,
    length: 32_000,
    gain: 940,
    loss: 940,
    base: 1180,
    from: { lat: 39.6, lon: -106.4 },
    hours: 5.5,
  });
  const answer = measureHere(Buffer.from(text));
  if ("problem" in answer) throw new Error(`the example is refused: ${answer.problem.code}`);
  return unstoredCourse(answer.measure, { distanceId: "example", fileName: name });
}
