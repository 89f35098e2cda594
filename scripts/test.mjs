import { execFileSync } from "node:child_process";
import { ensureChromium } from "../tests/support/machine/chromium.mjs";
import { ensureInstalled, nodePath } from "./ready.mjs";
import { finish, giveUp, playwright, step, tool, vitest } from "./steps.mjs";

ensureInstalled();

/**
 * With `--changed`, only what the changes since a commit can affect; by default what is not committed.
 * Unit tests are chosen by what they import. The pages depend on the whole product. Of the browser
 * tests only those run that are changed themselves.
 */
const since = await sinceWhen(process.argv.slice(2));

/** Builds as `npm start` does, so that neither repeats the other's build. */
const build = 'import { ensureBuilt } from "./scripts/ready.mjs"; ensureBuilt();';

const browser = await chromium();

/** These run in parallel: none of them keeps two cores busy for long. */
async function checks() {
  const [areTypesRight, isClean, isBuilt] = await Promise.all([
    // One checker and a lazy collector take half of the processor time.
    step("Types", tool("tsc", "--checkers", "1"), {
      env: { GOGC: "400" },
      again: "npm run typecheck",
    }),
    step("Format and lint", tool("biome", "check", "--error-on-warnings", "."), {
      again: "npm run format",
    }),
    step("Build", [nodePath, "--input-type=module", "--eval", build], { again: "npm run build" }),
  ]);
  return { isBuilt, areRight: areTypesRight && isClean };
}

const unitTests = () => vitest("Rules, queries and commands", since ? affected(since) : []);

/** On the finished build, in the process of the tests. */
const pageTests = () => {
  const chosen = since && !isProductChanged(since) ? affected(since) : [];
  return vitest("Pages without a browser", ["--config=vitest.pages.config.ts", ...chosen]);
};

const browserTests = () => {
  const chosen = since ? [`--only-changed=${since}`, "--pass-with-no-tests"] : [];
  return playwright("Pages in the browser", { CHROMIUM: browser }, chosen);
};

/**
 * One after the other: each keeps two cores busy, and side by side each costs twice its processor time. A failure
 * ends nothing, so that one run names everything that is wrong. Only the pages need the build.
 */
async function everything() {
  const { isBuilt, areRight } = await checks();
  const areUnitsRight = await unitTests();
  const arePagesRight = isBuilt && (await pageTests());
  const isBrowserRight = isBuilt && (await browserTests());
  return areRight && areUnitsRight && arePagesRight && isBrowserRight;
}

const wentWell =
  (await step("Route types", tool("react-router", "typegen"), { again: "npm run typecheck" })) &&
  (await everything());

console.log(wentWell ? "Everything a change must pass has passed." : "Some checks have failed.");
await finish();

async function chromium() {
  try {
    return ensureChromium();
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string[]} args
 * @returns {Promise<string | null>}
 */
async function sinceWhen(args) {
  const [flag, commit] = (args[0] ?? "").split("=");
  if (flag === "") return null;
  if (flag === "--changed" && args.length === 1) return commit ?? "HEAD";
  return giveUp("npm test takes nothing or `-- --changed[=COMMIT]`.");
}

/** @param {string} commit */
function affected(commit) {
  return [`--changed=${commit}`, "--passWithNoTests"];
}

/** @param {string} commit */
function isProductChanged(commit) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n");
  const files = [
    ...git("diff", "--name-only", commit),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  // What the build consists of, and the scripts that fill the databases of the pages.
  const product = /^(app|public|server)\/|^(package|react-router|vite\.)|-(database|rows)\.ts$/;
  return files.some((file) => product.test(file) && !/\.test\.tsx?$/.test(file));
}
