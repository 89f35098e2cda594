import { ensureChromium } from "../tests/support/machine/chromium.mjs";
import { ensureInstalled, nodePath } from "./ready.mjs";
import { finish, giveUp, playwright, step, tool, vitest } from "./steps.mjs";

ensureInstalled();

/** Builds as `npm start` does, so that neither repeats the other's build. */
const build = 'import { ensureBuilt } from "./scripts/ready.mjs"; ensureBuilt();';

const browser = await chromium();

/** These run in parallel: none of them keeps two cores busy for long. */
const checks = () =>
  Promise.all([
    // One checker and a lazy collector take half of the processor time.
    step("Types", tool("tsc", "--checkers", "1"), { env: { GOGC: "400" } }),
    step("Format and lint", tool("biome", "check", "--error-on-warnings", ".")),
    step("Build", [nodePath, "--input-type=module", "--eval", build]),
  ]).then((results) => results.every(Boolean));

/**
 * These take longest in all and wait for processes and time limits; they run beside the checks and
 * the browser tests, so that two cores always have something to do.
 */
const unitTests = () => vitest("Rules, queries and commands");

const browserTests = () => playwright("Pages in the browser", { CHROMIUM: browser });

/** On the finished build, in the process of the tests. */
const pageTests = () => vitest("Pages without a browser", ["--config=vitest.pages.config.ts"]);

/** The pages need the build, and are tested only when all checks have passed. */
const checksAndPages = async () =>
  (await checks()) && (await pageTests()) && (await browserTests());

const wentWell =
  (await step("Route types", tool("react-router", "typegen"))) &&
  (await Promise.all([unitTests(), checksAndPages()])).every(Boolean);

console.log(
  wentWell ? "Everything a change must pass has passed." : "A change must mend this first.",
);
await finish();

async function chromium() {
  try {
    return ensureChromium();
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}
