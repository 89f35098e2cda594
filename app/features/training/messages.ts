import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatDay } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import { listOf } from "#values/text/list-of.ts";
import type { SessionKind } from "#values/training-session.ts";
import type { Instead, PlanNote } from "./building/plan-notes.ts";
import type { ChangeWarning } from "./changing/broken-promises.ts";
import type { RebuildChanges } from "./changing/rebuilt.ts";
import type { PlanProblem } from "./plans/commands.server.ts";
import type { SessionProblem } from "./plans/sessions.server.ts";
import type { WishProblem } from "./plans/wish.server.ts";
import type {
  BuildProblem,
  PlannedSession,
  PlanPhase,
  RunnerLevel,
  RunStep,
  SessionEffort,
  SessionReason,
  SessionStep,
} from "./rules/plan.ts";

export const kindNames: Record<SessionKind, string> = {
  easy: "Easy run",
  recovery: "Recovery run",
  long: "Long run",
  tempo: "Tempo run",
  intervals: "Intervals",
  repetitions: "Repetitions",
  hills: "Hill repeats",
  "race-pace": "Race pace",
  "time-trial": "Time trial",
  race: "Race",
};

export const levelNames: Record<RunnerLevel, string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

export const phaseNames: Record<PlanPhase, string> = {
  base: "Base",
  build: "Build",
  specific: "For the race",
  taper: "Taper",
};

/** How an effort feels, for those without paces and for all. */
export const effortWords: Record<SessionEffort, string> = {
  walk: "walk",
  easy: "easy: you can talk in sentences",
  marathon: "marathon effort: in half sentences",
  threshold: "comfortably hard: a few words at a time",
  interval: "hard: what you could hold for about ten minutes",
  repetition: "fast and loose: what you could hold for a mile",
  race: "the effort of your race",
};

const reasons: Record<SessionReason["code"], string> = {
  easy: "Most of your running is easy: it builds the heart, the vessels and the legs at little cost, and leaves you fresh for the fast days.",
  "run-walk":
    "Running and walking in turn lets bones and tendons get used to it. The running parts grow every week.",
  recovery: "An easy day after a hard one: the body gets better while it recovers.",
  return: "You are coming back from a break. All of it is easy.",
  long: "The long run builds endurance. It grows in small steps, because longer jumps are what injures runners.",
  "long-cutback": "A shorter long run in a week of rest, so that the weeks before can take effect.",
  "long-climb":
    "Your race climbs, so your long run does: by time, walking where it is steep, on ground like that of the race. Run the descents with short steps: legs learn to brake only downhill.",
  "long-pace":
    "The last part is at the pace of your race, on tired legs: that is what the last hour of a marathon is like.",
  "back-to-back":
    "Longer than usual beside your long run, so that the second day is on tired legs: two days in a row prepare for an ultra with less risk than one very long run.",
  descents:
    "An easy run on hills that ends with descents: quick, short steps, upright, never braking with straight legs. It prepares your thighs for the downhill of your race.",
  strides:
    "An easy run with a few strides at its end: fast and relaxed, never a sprint, so that your legs keep their spring.",
  climbs:
    "Uphill for minutes at an even, hard effort, as your race asks for: by feel, because a pace for flat ground does not work on a hill. Jog down again.",
  "long-taper": "The last longer run, well below your longest: from here on you rest for the race.",
  hills: "Short and steep: strength for the legs, and a good stride, with little load for joints.",
  repetitions: "Fast but short, with full recovery: for speed and an economical stride.",
  intervals: "Hard minutes with short recovery: they raise your maximum oxygen uptake.",
  tempo:
    "At the pace that you could hold for about an hour: it moves the threshold from which legs get heavy.",
  "race-pace": "At the pace of your race, so that it feels familiar on the day.",
  "time-trial":
    "A test as fast as you can run it evenly. Its result sets better paces: make it your latest result in a new plan.",
  "tune-up":
    "A tune-up race: practice the start, the pace and the food of your goal race. Its result can set the paces of a new plan. The days around it are easy.",
  taper:
    "Less running before the race, hardly fewer days: the freshness comes from what you leave out.",
  sharpen:
    "Fewer fast minutes than before, but as fast: a taper lowers the amount, not the intensity.",
  loosen: "A few easy minutes to loosen your legs for tomorrow.",
  race: "The day that all of this leads to.",
};

/** The name of a session. */
export function sessionName({ kind, reason }: Pick<PlannedSession, "kind" | "reason">): string {
  return reason.code === "tune-up" ? "Tune-up race" : kindNames[kind];
}

/** Why a session is there. */
export function reasonText({ code, climb, percent }: SessionReason, unit: LengthUnit): string {
  const more = [
    climb ? ` About ${formatHeight(climb, unit)} of climb.` : "",
    percent ? ` This week has at most ${percent}% of what you ran before it.` : "",
  ];
  return reasons[code] + more.join("");
}

export const warningTexts: Record<ChangeWarning, string> = {
  "hard-days": "This makes two hard days in a row. The plan leaves an easy day between them.",
  "before-race": "The last two days before the race are for rest.",
  "coming-back": "You are away on this day, or coming back from a break, when all runs are easy.",
  "too-much": "This makes a week or a run longer than the plan lets it grow.",
  "too-many": "This gives the week more runs, or more fast ones, than your plan has in one.",
  "day-not-free": "You said that you cannot run on this weekday.",
  "day-taken": "There is another session on this day already.",
};

export const changeProblems: Record<SessionProblem, string> = {
  gone: "This session is not there any more.",
  ended: "This plan has ended. It stays to be read and taken along.",
  "race-stays": "The day of a race cannot be moved.",
  outside: "Please choose a day of the plan before its race.",
  "nothing-to-swap": "Please choose another session of this plan.",
  "done-stays":
    "A session that is done cannot stand on a day to come. Choose “Not done after all” first.",
  "not-yet":
    "This session is planned for a later day. If you ran it early, move it to today first.",
};

export const planProblems: Record<PlanProblem | WishProblem, string> = {
  "too-soon": "A plan needs four weeks. Please choose a later race, or run this one for fun.",
  "too-far":
    "The race is more than 40 weeks away. Start the plan later, or choose an earlier race.",
  "no-free-day": "Please choose at least one day on which you can run.",
  "long-day-not-free": "The long run needs one of your free days.",
  "distance-out-of-range": "Plans are made for 3 to 170 km.",
  "result-out-of-range":
    "This result is outside of what the formulas know. Please check distance and time.",
  "volume-out-of-range": "Please check how far you run in a week and at once.",
  "goal-too-far": "There is not enough time to prepare for this distance.",
  "has-objections": "Please read what this plan would leave out.",
  "no-right": "Your membership does not include this plan.",
  "has-plan": "You follow a plan already. Say that the new one takes its place.",
  "too-many-plans": "You have as many plans as we keep. Please delete an earlier one first.",
  "no-goal": "Please choose a race, or a day and a distance.",
  "no-run": "Plans are made for races that are run. Please choose another one.",
  "goal-day": "Please choose the day of your race.",
  "goal-distance": "Please write a distance, for example 21.1 km.",
  "goal-time": "Please write a time, for example 1:45:00.",
  "result-time": "Please write the time of your result, for example 48:30.",
  "result-day": "Please choose the day of your result.",
  "no-volume": "Please write how far you run in a usual week, or 0 if you do not run yet.",
  "tune-up": "Please choose the day of the other race before your goal, and write its distance.",
  "break-days": "Please choose the first and the last day of your break.",
};

/** What a plan says of itself. */
export function noteText(note: PlanNote, unit: LengthUnit): string {
  switch (note.code) {
    case "long-run-short":
      return `The longest run of this plan is ${formatLength(note.meters, unit)}, and the race is ${formatLength(note.race, unit)}. More would not be safe in the time that is left, so the plan has no race pace: run and walk, or think of a shorter race or a later one.`;
    case "still-walking":
      return `There is not enough time to build up to half an hour of running: the longest piece is ${note.minutes} min. Run and walk the race.`;
    case "days-hold-less":
      return `You run more now than this plan has. On ${note.days === 1 ? "one day" : `${note.days} days`} its highest week is ${formatLength(note.meters, unit)}, because easy runs end after 75 to 90 minutes and no day has two. ${note.mayAddDays ? "Add a day to keep your distance; otherwise expect a slower race." : "Runners who train twice a day are better served by a coach."}`;
    case "few-days":
      return `Published plans for this distance have at least three days a week, and yours has ${note.days === 1 ? "one" : "two"}. It gets you to the finish at best. Add a day if you can, even a short one: the risk lies in long runs with little in between.`;
    case "tune-up-left-out":
      return `Your race on ${formatDay(note.day)} is not in the plan: it is too long for your training by then, or too close to its beginning, a break, or your goal. If you go, run it easily.`;
    case "slow-recovery":
      return "From the age of 60, muscles need longer to recover: a week has one fast session, and every third week is lighter.";
    case "goal-too-fast":
      return `Your goal of ${formatDuration(note.wished)} is more than 3% faster than the ${formatDuration(note.predicted)} that your result promises. You train for what you can run now, so race pace follows that time; a better result brings faster paces in a new plan.`;
    case "goal-slow":
      return `Your goal of ${formatDuration(note.wished)} is slower than the ${formatDuration(note.predicted)} that your result promises. Race pace follows your goal. If that is no faster than your easy runs, a tempo run takes the place of race-pace sessions.`;
  }
}

/** What fits instead of a goal that is too far. */
export function insteadText({ meters, day }: Instead, unit: LengthUnit): string {
  const offers = [
    meters && `${distanceName(meters, unit)} on the same day`,
    day && `the same distance from ${formatDay(day)} on`,
    "a start with running and walking in turn",
  ].filter(Boolean);
  return `There is not enough time to prepare for this distance. What is possible: ${offers.join("; ")}.`;
}

/** What a rebuild changes. */
export function rebuildText({ gone, added, changed, back }: RebuildChanges): string {
  const sessions = (count: number) => (count === 1 ? "1 session" : `${count} sessions`);
  const parts = [
    gone > 0 && `${sessions(gone)} left out`,
    changed > 0 && `${sessions(changed)} changed`,
    added > 0 && `${sessions(added)} added`,
    back > 0 && `${sessions(back)} put back on the days that you moved them from`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${listOf(parts)}.` : "No session changes.";
}

/** Why a plan is not built again around days of illness. */
export const illProblems: Record<BuildProblem | "ended" | "outside", string> = {
  ...planProblems,
  ended: changeProblems.ended,
  outside: "Please choose days of the plan before its race.",
};

/** Said once, where a plan is asked for and health is the question. */
export const medicalCaution =
  "A plan knows what you tell it, and is no medical advice. If you have pain in the chest, faint when you exercise, have a heart condition, are pregnant or are coming back from an injury or illness, talk to a doctor before you start.";

/** `45 min`, `1 h 20`, `90 s`. */
export function formatMinutes(seconds: number): string {
  if (seconds < 120 && seconds % 60 !== 0) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (seconds < 3600 && seconds % 60 === 30) return `${Math.floor(seconds / 60)}½ min`;
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0
    ? `${minutes / 60} h`
    : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, "0")}`;
}

/** `4:32–4:38 /km` */
export function formatPaceRange(pace: NonNullable<RunStep["pace"]>, unit: LengthUnit): string {
  const per = unit === "km" ? 1 : metersPerMile / 1000;
  const [fastest, slowest] = [pace.fastest, pace.slowest].map((one) => formatDuration(one * per));
  return `${fastest}–${slowest} /${unit}`;
}

/** How long a step is: `10 min`, `800 m`, `12 km`. */
export function stepLength(
  { seconds, meters, effort }: Pick<RunStep, "seconds" | "meters" | "effort">,
  unit: LengthUnit,
): string {
  if (seconds !== null) return formatMinutes(seconds);
  if (meters === null) return "";
  // Tracks are metric everywhere; easy runs are planned in the unit of the runner.
  if (meters < 2000 && Number.isInteger(meters)) return `${meters} m`;
  return effort === "race" || effort === "interval"
    ? distanceName(meters, unit)
    : formatLength(meters, unit);
}

const stepNames: Record<RunStep["kind"], string> = {
  "warm-up": "Warm up",
  run: "Run",
  recovery: "Recover",
  "cool-down": "Cool down",
};

/** `Warm up`, `Walk`, `Run`. */
export function stepName({ kind, effort }: RunStep): string {
  return effort === "walk" && kind !== "warm-up" && kind !== "cool-down" ? "Walk" : stepNames[kind];
}

/** A session in a line: `Warm up 15 min, 4 × (800 m, 2 min easy), cool down 10 min`. */
export function stepsText(steps: readonly SessionStep[], unit: LengthUnit): string {
  const one = (step: RunStep) =>
    [stepName(step), stepLength(step, unit), step.pace && `at ${formatPaceRange(step.pace, unit)}`]
      .filter(Boolean)
      .join(" ");
  return steps
    .map((step) =>
      step.kind === "repeat" ? `${step.times} × (${step.steps.map(one).join(", ")})` : one(step),
    )
    .join(", ");
}

/** What a session is in a few letters: its distance, or its time where it is run by time. */
export function sessionLength(
  { steps, meters, seconds }: Pick<PlannedSession, "steps" | "meters" | "seconds">,
  unit: LengthUnit,
): string {
  const [first] = steps;
  const isByTime = steps.length === 1 && first?.kind !== "repeat" && first?.seconds !== null;
  const isTurns = steps.some(
    (step) => step.kind === "repeat" && step.steps.some(({ effort }) => effort === "walk"),
  );
  return isByTime || isTurns ? formatMinutes(seconds) : formatLength(meters, unit);
}
