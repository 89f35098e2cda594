import type { Page } from "@playwright/test";

/**
 * For how many milliseconds an element that matches the selector shows a sentence. It is measured in the
 * page, because the way from the browser to the test takes time, too. A busy machine draws late, so the limits
 * of a test are wide. Call it before the sentence appears.
 */
export function timeShown(page: Page, selector: string, sentence: string): Promise<number> {
  const wanted = { selector, sentence };
  return page.evaluate(async ({ selector, sentence }) => {
    const isShown = () =>
      [...document.querySelectorAll(selector)]
        .findLast((each) => each.textContent?.includes(sentence))
        ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    const until = (isSo: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => (isSo() ? resolve(performance.now()) : setTimeout(look, 10));
        look();
      });
    const appeared = await until(isShown);
    return (await until(() => !isShown())) - appeared;
  }, wanted);
}
