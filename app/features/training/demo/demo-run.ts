import type { DemoRun } from "#features/activities/demo/demo-calendar.ts";
import { kindNames } from "../messages.ts";
import type { PlannedSession, RunStep, SessionEffort } from "../rules/plan.ts";

/** What the demo's runner runs by effort alone, in seconds a kilometer. */
const usualPaces: Record<SessionEffort, number> = {
  walk: 600,
  easy: 345,
  marathon: 300,
  threshold: 280,
  interval: 260,
  repetition: 245,
  race: 268,
};

/** A session of a plan as its runner has run it: in the middle of its paces, as long as planned. */
export function demoRunOf({ day, kind, steps }: PlannedSession): DemoRun {
  const runs = steps.flatMap((step) =>
    step.kind === "repeat" ? Array.from({ length: step.times }, () => step.steps).flat() : [step],
  );
  return {
    day,
    name: kindNames[kind].en,
    sport: "run",
    hour: kind === "long" ? 6.6 : 6.25,
    parts: runs.map(partOf),
    fitness: 47,
    fatigue: kind === "long" ? 2 : 1,
  };
}

function partOf({ meters, seconds, pace, effort }: RunStep): DemoRun["parts"][number] {
  const middle = pace ? (pace.fastest + pace.slowest) / 2 : usualPaces[effort];
  return { meters: meters ?? ((seconds ?? 0) / middle) * 1000, pace: middle };
}
