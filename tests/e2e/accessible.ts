import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * WCAG 2.2 AA, large enough targets and good practice, in the light and in the dark scheme.
 * Names each finding with the first elements that show it.
 */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours change with a transition, and the last frame of the other scheme must be gone.
    await page.evaluate(async () => {
      await new Promise((settled) =>
        requestAnimationFrame(() => requestAnimationFrame(() => settled(null))),
      );
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    });
    const { violations } = await settledResults(page, colorScheme);
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(describe).join(" | ")}`,
    );
    expect(findings, `${page.url()} in the ${colorScheme} scheme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** On a busy machine a part may still wear the other scheme's colour: what is found is looked at again. */
async function settledResults(page: Page, colorScheme: "light" | "dark") {
  const results = await axe(page, colorScheme).analyze();
  if (results.violations.length === 0) return results;
  await page.waitForTimeout(500);
  return axe(page, colorScheme).analyze();
}

/**
 * To collect only violations, to finish in the page itself when it has no frames (the library opens
 * another page for it) and to load the rules once for both schemes takes a third of the time.
 */
function axe(page: Page, colorScheme: "light" | "dark"): AxeBuilder {
  const isAlone = page.frames().length === 1;
  const isLoaded = isAlone && colorScheme === "dark";
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ";" }) });
  const only = { resultTypes: ["violations" as const] };
  // Between the schemes only colours differ.
  if (colorScheme === "dark") builder.options(only).withRules("color-contrast");
  else builder.options({ ...only, rules: { "target-size": { enabled: true } } }).withTags(levels);
  return builder.setLegacyMode(isAlone);
}

function describe({ html, failureSummary }: { html: string; failureSummary?: string }) {
  const why = failureSummary?.split("\n").slice(1).join(" ").trim();
  return `${html.slice(0, 160)} (${why?.slice(0, 200)})`;
}
