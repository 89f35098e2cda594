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
    step("Types", tool("tsc")),
    step("Format and lint", tool("biome", "check", "--error-on-warnings", ".")),
    step("Build", [nodePath, "--input-type=module", "--eval", build]),
  ]).then((results) => results.every(Boolean));

/** These run beside the checks, which use one core most of the time. */
const unitTests = () => vitest("Rules, queries and commands");

// The steps that find mistakes quickly run first; the browser tests run only if all of them pass.
const wentWell =
  (await step("Route types", tool("react-router", "typegen"))) &&
  (await Promise.all([checks(), unitTests()])).every(Boolean) &&
  (await playwright("Pages in the browser", { CHROMIUM: browser }));

console.log(
  wentWell ? "Everything a change must pass has passed." : "Stopped at the first failure.",
);
await finish();

async function chromium() {
  try {
    return ensureChromium();
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}
