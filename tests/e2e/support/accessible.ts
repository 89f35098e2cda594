import { readFileSync } from "node:fs";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { isReadableInDark, type TextColors } from "../../support/pages/token-colors.ts";
import { stateOf } from "./screen-state.ts";

declare global {
  /** The colors of the texts that the running check has found. */
  var checkedTexts: Map<string, TextColors>;
}

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Between the schemes only colours differ. */
const rules = {
  light: { runOnly: { type: "tag", values: levels }, rules: { "target-size": { enabled: true } } },
  dark: { runOnly: { type: "rule", values: ["color-contrast"] } },
} satisfies Record<string, RunOptions>;

/** The map mixes its colors differently in each scheme. */
const schemeDependent = ".race-map";

/**
 * WCAG 2.2 AA, large enough targets and good practice, in the light and in the dark scheme.
 * Names each finding with the first elements that show it. A state of a screen is checked once in a
 * run, by the test that comes to it first. It is drawn in the dark scheme only if the tokens leave open
 * whether its texts are readable there: to draw it again costs more than all other rules.
 *
 * Transitions are off meanwhile: colours that fade are painted sixty times a second, which takes a
 * third of the time, and a half-faded colour is a false finding.
 */
export async function expectAccessible(page: Page) {
  await page.waitForLoadState("domcontentloaded");
  const state = await stateOf(page);
  if (state.isChecked) return;
  await stopTransitions(page);
  const texts = await expectNoViolations(page, "light");
  if (await mayDifferInDark(page, texts)) await expectNoViolations(page, "dark");
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  state.remember();
}

/** @returns the colors of the texts whose contrast was checked */
async function expectNoViolations(page: Page, colorScheme: keyof typeof rules) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const results = await runInFrames(page, rules[colorScheme]);
  const findings = results
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(describe).join(" | ")}`);
  expect(findings, `${page.url()} in the ${colorScheme} scheme`).toEqual([]);
  return results.flatMap(({ texts }) => texts);
}

/** Frames show letters and widgets, which have sheets of their own. */
async function mayDifferInDark(page: Page, texts: TextColors[]): Promise<boolean> {
  if (page.frames().length > 1 || !texts.every(isReadableInDark)) return true;
  return (await page.locator(schemeDependent).count()) > 0;
}

/** A constructed style sheet is not subject to the Content-Security-Policy. */
function stopTransitions(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** In the page and in each of its frames that has come. */
async function runInFrames(page: Page, options: RunOptions) {
  const results = [];
  for (const frame of page.frames()) {
    if (frame.url().startsWith("http")) results.push(await runIn(frame, options));
  }
  return results;
}

async function runIn(frame: Frame, options: RunOptions) {
  if (!(await frame.evaluate(() => "axe" in globalThis))) {
    await frame.evaluate(axeSource);
    await frame.evaluate(recordTexts);
  }
  return frame.evaluate(
    async (given) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      globalThis.checkedTexts = new Map();
      const parts = { include: [document], exclude: globalThis.checkedParts ?? [] };
      const { violations } = await loaded.run(parts, given);
      return { violations, texts: [...globalThis.checkedTexts.values()] };
    },
    { ...options, resultTypes: ["violations" as const], preload: false, iframes: false },
  );
}

/**
 * Runs in the page. The results name only the colors of what fails; the check knows those of each text.
 * A text over a picture has none, in either scheme.
 */
function recordTexts() {
  type Data = { fgColor?: string; bgColor?: string; expectedContrastRatio?: string };
  type Check = { evaluate(this: { data(found: Data): void }, ...given: unknown[]): unknown };
  const { axe: loaded } = globalThis as unknown as {
    axe: { _audit: { checks: { "color-contrast": Check } } };
  };
  const check = loaded._audit.checks["color-contrast"];
  const { evaluate } = check;
  check.evaluate = function (...given) {
    const tell = this.data;
    this.data = (found) => {
      const { fgColor: text, bgColor: ground, expectedContrastRatio } = found;
      if (text && ground) {
        const ratio = Number.parseFloat(expectedContrastRatio ?? "");
        globalThis.checkedTexts.set(`${text} ${ground} ${ratio}`, { text, ground, ratio });
      }
      tell.call(this, found);
    };
    return evaluate.apply(this, given);
  };
}

function describe({ html, failureSummary }: { html: string; failureSummary?: string }) {
  const why = failureSummary?.split("\n").slice(1).join(" ").trim();
  return `${html.slice(0, 160)} (${why?.slice(0, 200)})`;
}
