import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#db/root.ts";
import { type Mutation, mutations } from "./rules.ts";

const usage = `Breaks ${mutations.length} rules of the product, one at a time, in a copy of the sources, and runs the
tests beside each. Ends with code 1 when fewer than ${fewestNoticed()} are noticed.

  npm run mutations
  npm run mutations -- --only TEXT    the rules whose sentence contains TEXT`;

const { values: options } = parseArgs({
  options: { only: { type: "string", default: "" }, help: { type: "boolean" } },
});
if (options.help) {
  console.log(usage);
} else {
  breakRules(mutations.filter(({ rule }) => rule.includes(options.only)));
}

/** One rule of fifteen may survive; a rule that survives for long needs a test. */
function fewestNoticed(among = mutations.length): number {
  return among - Math.floor(among / 15);
}

function breakRules(chosen: Mutation[]) {
  const root = copyOfSources();
  process.on("exit", () => rmSync(root, { recursive: true, force: true }));
  const survivors = chosen.filter((mutation) => {
    const isNoticed = isNoticedIn(root, mutation);
    console.log(`${isNoticed ? "noticed " : "SURVIVES"}  ${mutation.rule}`);
    return !isNoticed;
  });
  const noticed = chosen.length - survivors.length;
  console.log(`${noticed} of ${chosen.length} broken rules are noticed`);
  if (noticed < fewestNoticed(chosen.length)) process.exitCode = 1;
}

/** The files of the working tree in a directory of their own, so that no mutation can stay behind. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), "dorsal-mutations-"));
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", listed, { cwd: projectRoot(), encoding: "utf8" });
  for (const file of files.trim().split("\n")) {
    cpSync(join(projectRoot(), file), join(copy, file), { force: true });
  }
  symlinkSync(join(projectRoot(), "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** @throws {Error} when the code does not hold the text, or more than once: the mutation is stale */
function isNoticedIn(root: string, { rule, file, find, replace, tests }: Mutation): boolean {
  const path = join(root, file);
  const code = readFileSync(path, "utf8");
  const count = code.split(find).length - 1;
  if (count !== 1) throw new Error(`"${rule}": ${file} holds the text ${count} times: ${find}`);
  writeFileSync(
    path,
    code.replace(find, () => replace),
  );
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const beside = tests ?? [dirname(file)];
  const { status } = spawnSync(process.execPath, [vitest, "run", "--bail=1", ...beside], {
    cwd: root,
    stdio: "ignore",
  });
  writeFileSync(path, code);
  return status !== 0;
}
