/**
 * Prints the plans of 40 runners as text, to be read and judged by a coach:
 * `node bench/plan-sheets.ts [number]`.
 */
import { buildPlan } from "#features/training/building/build-plan.ts";
import { insteadOf, isTooFar, notesOf } from "#features/training/building/plan-notes.ts";
import { weekSums } from "#features/training/changing/adherence.ts";
import {
  formatMinutes,
  insteadText,
  kindNames,
  noteText,
  planProblems,
  sessionLength,
  stepsText,
} from "#features/training/messages.ts";
import { formatWeekday } from "#values/day.ts";
import { namedRunners } from "../tests/support/races/named-runners.ts";

const only = process.argv[2] ? Number(process.argv[2]) : null;
for (const [place, { who, answers }] of namedRunners.entries()) {
  if (only !== null && only !== place + 1) continue;
  console.log(`\n# ${place + 1}. ${who}`);
  const sessions = buildPlan(answers);
  if ("problem" in sessions) {
    console.log(planProblems[sessions.problem].en);
    continue;
  }
  if (isTooFar(answers, sessions)) {
    console.log(`! ${insteadText(insteadOf(answers), answers.unit).en}`);
  }
  for (const note of notesOf(answers, sessions))
    console.log(`! ${noteText(note, answers.unit, "en")}`);
  for (const week of weekSums(sessions, { begins: answers.begins, goalDay: answers.goal.day })) {
    const sum = `${(week.meters / 1000).toFixed(1)} km, ${formatMinutes(week.seconds)}`;
    const runs = week.sessions.map((one) => {
      const { day, kind, steps, reason } = one;
      const isPlain = steps.length === 1 && kind !== "race";
      const what = isPlain
        ? sessionLength(one, answers.unit)
        : stepsText(steps, answers.unit, "en");
      const climb = reason.climb ? ` +${reason.climb} m` : "";
      return `${formatWeekday(day, "en").slice(0, 3)} ${kindNames[kind].en} [${reason.code}] ${what}${climb}`;
    });
    console.log(`${week.number}: ${sum}\n    ${runs.join("\n    ")}`);
  }
}
