import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** A state of a screen that is to be checked, and what to do when it has passed. */
type State = { isChecked: boolean; remember(): void };

/**
 * The state of a screen: its elements with their classes, roles and states, at one width. What only
 * words, addresses or the number of like things in a list tell apart is the same state, which is
 * checked once in a run. A state that fails is not remembered.
 */
export async function stateOf(page: Page): Promise<State> {
  const shape = await page.evaluate(shapeOfPage);
  const name = createHash("sha256").update(shape).digest("hex").slice(0, 32);
  const mark = join(process.env.E2E_DATA_DIR ?? "", "accessible", name);
  return {
    isChecked: existsSync(mark),
    remember: () => void mkdirSync(mark, { recursive: true }),
  };
}

/** Runs in the page. */
function shapeOfPage(): string {
  /** Their values name other elements, hold words, or differ with every race and every runner. */
  const wordy =
    /^(id|for|name|value|href|src|srcset|action|datetime|title|alt|placeholder|content|d|points|data-.*|aria-(label|labelledby|describedby|controls|owns|valuetext|valuenow))$/;

  function attributesOf(element: Element): string {
    return [...element.attributes]
      .map(({ name, value }) =>
        wordy.test(name) ? `${name}${value ? "" : " is empty"}` : `${name}=${value}`,
      )
      .sort()
      .join();
  }

  function statesOf(element: Element): string {
    const states = [":checked", ":disabled", ":focus", ":popover-open", ":modal", ":user-invalid"];
    return states.filter((state) => element.matches(state)).join("");
  }

  function shapeOf(element: Element): string {
    if (/^(script|style|link|meta)$/i.test(element.tagName)) return "";
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const children = new Set([...element.children].map(shapeOf));
    return `<${element.tagName} ${attributesOf(element)}${statesOf(element)}${hasWords ? " words" : ""}>${[...children].join("")}</>`;
  }

  const view = `${innerWidth} ${document.title ? "titled" : ""} ${location.pathname.split("/")[1]}`;
  return view + shapeOf(document.documentElement);
}
