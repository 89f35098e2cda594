import { bounded, type MapView, type WindowSize } from "#drawing/map/view.ts";
import type { WindowKind } from "#drawing/map/zoom.ts";
import { type PlanePoint, unitMeters } from "#values/geo/plane.ts";
import type { Lang } from "#values/say.ts";

/** The elements of the map and the view that they show. */
export type Stage = {
  lang: Lang;
  window: HTMLElement;
  land: SVGSVGElement;
  names: HTMLElement;
  view: () => MapView;
  size: () => WindowSize;
  kind: () => WindowKind;
  bounded: (view: MapView) => MapView;
  /** Shows another view with the next frame: land and pins are moved, nothing is drawn. */
  move: (to: MapView) => void;
  /** Puts all things where they belong, also those that have just been drawn. */
  arrange: () => void;
  /** Draws the land for the view, half a window beyond its edges. */
  settle: () => void;
  /** Measures the window. False where it has not changed. */
  resize: () => boolean;
};

/** Up to this width the sheet shows the pins of a narrow window. */
const narrowWidth = 560;

/** The longest scale bar, in pixels. */
const longestScale = 110;
const scaleSteps = [5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** Finds the elements of a map that the server has drawn, and the view that they show. */
export function openStage(section: HTMLElement, lang: Lang): Stage {
  const window = find(section, "[data-window]", HTMLElement);
  const land = find(section, ".map-land > svg", SVGSVGElement);
  const things = find(section, "[data-things]", HTMLElement);
  const names = find(section, "[data-names]", HTMLElement);
  const scale = find(section, "[data-scale]", HTMLElement);
  let size = sizeOf(window);
  let view = shownView(window, size);
  let drawn = view;
  let frame = 0;
  let placedScale = 0;
  let placed = placedThings(things);

  function place() {
    frame = 0;
    const { width, height } = size;
    const left = width / 2 - view.x * view.scale;
    const top = height / 2 - view.y * view.scale;
    things.style.transform = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px)`;
    if (placedScale !== view.scale) placeThings();
    const across = ((drawn.x - view.x) * view.scale).toFixed(1);
    const down = ((drawn.y - view.y) * view.scale).toFixed(1);
    const larger = (view.scale / drawn.scale).toFixed(4);
    land.style.transform = `translate(${across}px,${down}px) scale(${larger})`;
  }

  /** One by one: a scale that they read from their parent would give all that is in them a new style. */
  function placeThings() {
    placedScale = view.scale;
    for (const { style, x, y, hasReach } of placed) {
      style.translate = `${(x * view.scale).toFixed(1)}px ${(y * view.scale).toFixed(1)}px`;
      if (hasReach) style.setProperty("--map-scale", `${view.scale}px`);
    }
  }

  return {
    lang,
    window,
    land,
    names,
    view: () => view,
    size: () => size,
    kind: () => (size.width < narrowWidth ? "narrow" : "wide"),
    bounded: (asked) => bounded(asked, size),
    move(to) {
      view = bounded(to, size);
      if (frame === 0) frame = requestAnimationFrame(place);
    },
    arrange() {
      placed = placedThings(things);
      placeThings();
    },
    settle() {
      drawn = view;
      const [width, height] = [size.width / view.scale, size.height / view.scale];
      land.setAttribute(
        "viewBox",
        `${view.x - width} ${view.y - height} ${2 * width} ${2 * height}`,
      );
      place();
      drawScale(scale, view);
    },
    resize() {
      const now = sizeOf(window);
      if (now.width === size.width && now.height === size.height) return false;
      size = now;
      return true;
    },
  };
}

type Placed = PlanePoint & { style: CSSStyleDeclaration; hasReach: boolean };

/** Pins, names and the circle of the filter "Near", with what their styles say about their place. */
function placedThings(things: HTMLElement): Placed[] {
  return [...things.querySelectorAll<HTMLElement>("[style*='--x']")].map(({ style }) => ({
    style,
    x: numberIn(style, "--x"),
    y: numberIn(style, "--y"),
    hasReach: style.getPropertyValue("--radius") !== "",
  }));
}

/** A number that the style of an element holds. */
export function numberIn(style: CSSStyleDeclaration, name: string): number {
  return Number(style.getPropertyValue(name));
}

function find<Kind extends Element>(
  section: HTMLElement,
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = section.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The map lacks ${selector}`);
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): WindowSize {
  return { width: Math.max(clientWidth, 1), height: Math.max(clientHeight, 1) };
}

/** The view that the sheet shows of the box in the document. */
function shownView({ style }: HTMLElement, size: WindowSize): MapView {
  const [width, height] = [numberIn(style, "--map-width"), numberIn(style, "--map-height")];
  return {
    x: numberIn(style, "--map-x"),
    y: numberIn(style, "--map-y"),
    scale: Math.min(size.width / width, size.height / height),
  };
}

function drawScale(element: HTMLElement, { scale }: MapView): void {
  const pixels = (kilometers: number) => ((kilometers * 1000) / unitMeters) * scale;
  const length = scaleSteps.findLast((step) => pixels(step) < longestScale) ?? 5;
  element.style.width = `${pixels(length).toFixed(0)}px`;
  element.textContent = `${length} km`;
}

/** Until the page is painted with all that has been written: what comes then is in a task of its own. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
