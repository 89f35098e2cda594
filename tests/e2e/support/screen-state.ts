import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

declare global {
  /** The parts of the screen that need a check, and those that need none. */
  var screenParts: { key: string; element: Element }[];
  var checkedParts: Element[];
}

/** A state of a screen that is to be checked, and what to do when it has passed. */
type State = { isChecked: boolean; remember(): void };

/**
 * The state of a screen: its elements with their classes, roles and states, at one width. What only
 * words, addresses or the number of like things in a list tell apart is the same state, which is
 * checked once in a run. A state that fails is not remembered.
 *
 * Most of a new state has been checked with another one, such as the header. A part is an element
 * with all that is inside of it, and with the elements around it, that looks the same. The page
 * finds those that need no other check in `checkedParts`.
 */
export async function stateOf(page: Page): Promise<State> {
  const { shape, parts } = await page.evaluate(shapesOfPage);
  const screen = createHash("sha256").update(shape).digest("hex").slice(0, 32);
  const known = checkedShapes();
  const isChecked = known.has(screen);
  const fresh = parts.filter((part) => !known.has(part));
  if (!isChecked) await page.evaluate(leaveOut, fresh);
  return { isChecked, remember: () => rememberShapes([screen, ...fresh]) };
}

const notebook = () => join(process.env.E2E_DATA_DIR ?? "", "checked-shapes");

/** What all workers of this run have checked. */
function checkedShapes(): Set<string> {
  try {
    return new Set(readFileSync(notebook(), "utf8").split("\n"));
  } catch {
    return new Set();
  }
}

function rememberShapes(shapes: string[]) {
  mkdirSync(process.env.E2E_DATA_DIR ?? "", { recursive: true });
  appendFileSync(notebook(), shapes.map((shape) => `${shape}\n`).join(""));
}

/** Runs in the page. Of like parts in one screen, the first one stands for all. */
function leaveOut(fresh: string[]) {
  const wanted = new Set(fresh);
  globalThis.checkedParts = [];
  for (const { key, element } of globalThis.screenParts) {
    if (globalThis.checkedParts.at(-1)?.contains(element)) continue;
    if (!wanted.delete(key)) globalThis.checkedParts.push(element);
  }
}

/** Runs in the page. */
function shapesOfPage(): { shape: string; parts: string[] } {
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

  /** What a style sheet can change when the state of a neighbour does. */
  function looksOf(element: Element): string {
    const { color, backgroundColor } = getComputedStyle(element);
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return `${isShown} ${color} ${backgroundColor}`;
  }

  /** Two numbers of 32 bits, as text. */
  function digest(text: string): string {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  }

  type Shape = { shape: string; look: string; size: number; isPlain: boolean };
  const found: { key: string; element: Element }[] = [];
  /**
   * Smaller parts are left out only if they are plain: their neighbours decide whether a target has
   * enough room, and whether a heading is of the right level.
   */
  const leastPart = 4;
  const judgedByNeighbours =
    "a, area, button, input, select, textarea, summary, label, iframe, [role], [tabindex], h1, h2, h3, h4, h5, h6";

  function shapeOf(element: Element, around: string): Shape {
    if (/^(script|style|link|meta)$/i.test(element.tagName)) {
      return { shape: "", look: "", size: 0, isPlain: true };
    }
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const tag = `<${element.tagName} ${attributesOf(element)}${statesOf(element)}${hasWords ? " words" : ""}>`;
    const look = tag + looksOf(element);
    const part = { key: "", element };
    found.push(part);
    const inside = digest(around + look);
    const children = [...element.children].map((child) => shapeOf(child, inside));
    const all = digest(look + [...new Set(children.map((child) => child.look))].join());
    const size = children.reduce((sum, child) => sum + child.size, 1);
    const isPlain =
      !element.matches(judgedByNeighbours) && children.every((child) => child.isPlain);
    if (isPlain || size >= leastPart) part.key = digest(around + all);
    const shapes = new Set(children.map((child) => child.shape));
    return { shape: `${tag}${[...shapes].join("")}</>`, look: all, size, isPlain };
  }

  const view = `${innerWidth} ${document.title ? "titled" : ""} ${location.pathname.split("/")[1]}`;
  const { shape } = shapeOf(document.documentElement, String(innerWidth));
  globalThis.screenParts = found.filter(({ key }) => key);
  return { shape: view + shape, parts: [...new Set(globalThis.screenParts.map(({ key }) => key))] };
}
