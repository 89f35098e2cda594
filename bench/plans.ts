/**
 * Builds plans for runners of every sort and counts where they break what their page promises:
 * `node bench/plans.ts [count]`.
 */
import { buildPlan } from "#features/training/building/build-plan.ts";
import { checkedPlan, checkedPromises } from "../tests/support/races/plan-promises.ts";
import { randomAnswers } from "../tests/support/races/training-answers.ts";
import { printTable } from "./table.ts";

const count = Number(process.argv[2] ?? 20_000);
const broken = checkedPromises.map(({ says }) => ({ says, plans: 0, example: "" }));
const refused = new Map<string, number>();
let built = 0;
for (let seed = 0; seed < count; seed++) {
  const answers = randomAnswers(seed);
  const plan = buildPlan(answers);
  if ("problem" in plan) {
    refused.set(plan.problem, (refused.get(plan.problem) ?? 0) + 1);
    continue;
  }
  built += 1;
  const checked = checkedPlan(answers, plan);
  for (const [place, { breach }] of checkedPromises.entries()) {
    const found = breach(checked);
    const row = broken[place];
    if (!found || !row) continue;
    row.plans += 1;
    row.example ||= `${seed}: ${found}`;
  }
}
printTable(
  `Promises of ${built} plans in ${Math.round(performance.now() / 1000)} s`,
  broken.map(({ says, plans, example }) => ({ promise: says, "broken by": plans, example })),
);
for (const [problem, times] of refused) console.log(`refused: ${problem}, ${times}`);
