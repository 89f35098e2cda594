import { readFileSync } from "node:fs";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { stateOf } from "./screen-state.ts";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Between the schemes only colours differ. */
const rules = {
  light: { runOnly: { type: "tag", values: levels }, rules: { "target-size": { enabled: true } } },
  dark: { runOnly: { type: "rule", values: ["color-contrast"] } },
} satisfies Record<string, RunOptions>;

/**
 * WCAG 2.2 AA, large enough targets and good practice, in the light and in the dark scheme.
 * Names each finding with the first elements that show it. A state of a screen is checked once in a
 * run, by the test that comes to it first.
 *
 * Transitions are off meanwhile: colours that fade are painted sixty times a second, which takes a
 * third of the time, and a half-faded colour is a false finding.
 */
export async function expectAccessible(page: Page) {
  await page.waitForLoadState("domcontentloaded");
  const state = await stateOf(page);
  if (state.isChecked) return;
  await stopTransitions(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const violations = await findViolations(page, rules[colorScheme]);
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(describe).join(" | ")}`,
    );
    expect(findings, `${page.url()} in the ${colorScheme} scheme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  state.remember();
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
async function findViolations(page: Page, options: RunOptions) {
  const found = [];
  for (const frame of page.frames()) {
    if (frame.url().startsWith("http")) found.push(...(await runIn(frame, options)));
  }
  return found;
}

async function runIn(frame: Frame, options: RunOptions) {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource);
  return frame.evaluate(
    async (given) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const parts = { include: [document], exclude: globalThis.checkedParts ?? [] };
      return (await loaded.run(parts, given)).violations;
    },
    { ...options, resultTypes: ["violations" as const], preload: false, iframes: false },
  );
}

function describe({ html, failureSummary }: { html: string; failureSummary?: string }) {
  const why = failureSummary?.split("\n").slice(1).join(" ").trim();
  return `${html.slice(0, 160)} (${why?.slice(0, 200)})`;
}
