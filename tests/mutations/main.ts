import { parseArgs } from "node:util";
import { copyOfSources, whyStale } from "./copy.ts";
import { type Mutation, rules } from "./rules.ts";
import { screens } from "./screens.ts";
import { isPageTest, runTests } from "./test-run.ts";

const mutations = [...rules, ...screens];

/** Two of thirty may survive; a rule that survives for long needs a test. */
const survivorsAllowed = 1 / 15;

const usage = `Breaks sixty rules of the product, one at a time, in a copy of the sources, and runs the
tests nearest to each. The code is 1 when more than ${Math.floor(survivorsAllowed * mutations.length)} are not noticed, or when a rule can no longer
be broken as written.

  npm run mutations
  npm run mutations -- --only TEXT    the rules whose sentence or file contains TEXT`;

const { values: options } = parseArgs({
  options: { only: { type: "string", default: "" }, help: { type: "boolean" } },
});

if (options.help) console.log(usage);
else await breakRules(options.only);

async function breakRules(only: string): Promise<void> {
  const chosen = mutations.filter(({ rule, file }) => `${rule} ${file}`.includes(only));
  if (chosen.length === 0) throw new Error(`No rule contains ${JSON.stringify(only)}.`);
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupted.abort());
  const began = performance.now();
  const copy = copyOfSources();
  try {
    const stale = chosen.flatMap((mutation) => whyStale(copy.root, mutation) ?? []);
    if (stale.length > 0) throw new Error(stale.join("\n"));
    await checkUnbroken(copy.root, chosen, interrupted.signal);
    const verdicts = new Map<string, string[]>();
    for (const mutation of chosen) {
      const { verdict, detail } = await judge(copy, mutation, interrupted.signal);
      console.log(`${verdict.padEnd(8)}  ${mutation.rule}${detail && `\n            ${detail}`}`);
      verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), mutation.rule]);
    }
    const noticed = verdicts.get("noticed")?.length ?? 0;
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${noticed} of ${chosen.length} broken rules are noticed (${seconds} s)`);
    const isGood = chosen.length - noticed <= Math.floor(chosen.length * survivorsAllowed);
    if (!isGood || verdicts.has("STALE")) process.exitCode = 1;
  } catch (problem) {
    process.exitCode = 1;
    console.error(interrupted.signal.aborted ? "interrupted" : String(problem));
  } finally {
    copy.remove();
  }
}

/** A test that fails already would notice everything. */
async function checkUnbroken(root: string, chosen: Mutation[], signal: AbortSignal) {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const { pages = [], units = [] } = Object.groupBy(files, (file) =>
    isPageTest(file) ? "pages" : "units",
  );
  for (const tests of [pages, units]) {
    const { failed, output } = await runTests(root, tests, signal);
    if (failed !== null)
      throw new Error(`The tests fail before a rule is broken: ${failed || output}`);
  }
}

async function judge(
  copy: ReturnType<typeof copyOfSources>,
  mutation: Mutation,
  signal: AbortSignal,
): Promise<{ verdict: "noticed" | "SURVIVES" | "STALE"; detail: string }> {
  const repair = copy.breakRule(mutation);
  const { failed, output } = await runTests(copy.root, mutation.tests, signal);
  repair();
  if (failed === null) return { verdict: "SURVIVES", detail: mutation.file };
  if (failed === "") return { verdict: "STALE", detail: `No test ran: ${output}` };
  return { verdict: "noticed", detail: failed };
}
