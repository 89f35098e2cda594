import { bounded, type MapView, type WindowSize } from "#drawing/map/view.ts";
import type { WindowKind } from "#drawing/map/zoom.ts";
import { unitMeters } from "#values/geo/plane.ts";

/** The elements of the map and the view that they show. */
export type Stage = {
  window: HTMLElement;
  land: SVGSVGElement;
  names: HTMLElement;
  view: () => MapView;
  size: () => WindowSize;
  kind: () => WindowKind;
  bounded: (view: MapView) => MapView;
  /** Shows another view with the next frame: land and pins are moved, nothing is drawn. */
  move: (to: MapView) => void;
  /** Draws the land for the view, half a window beyond its edges. */
  settle: () => void;
  /** Measures the window. False where it has not changed. */
  resize: () => boolean;
};

/** Up to this width the sheet shows the pins of a narrow window. */
const narrowWidth = 560;

/** The longest line that says how long a distance is, in pixels. */
const longestScale = 110;
const scaleSteps = [5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** Finds the elements of a map that the server has drawn, and the view that they show. */
export function openStage(section: HTMLElement): Stage {
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

  function place() {
    frame = 0;
    const { width, height } = size;
    const left = width / 2 - view.x * view.scale;
    const top = height / 2 - view.y * view.scale;
    things.style.transform = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px)`;
    // Pins and names alone read it: on a common parent it would paint the whole land again.
    if (placedScale !== view.scale) things.style.setProperty("--map-scale", `${view.scale}px`);
    placedScale = view.scale;
    const across = ((drawn.x - view.x) * view.scale).toFixed(1);
    const down = ((drawn.y - view.y) * view.scale).toFixed(1);
    const larger = (view.scale / drawn.scale).toFixed(4);
    land.style.transform = `translate(${across}px,${down}px) scale(${larger})`;
  }

  return {
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
  const read = (name: string) => Number(style.getPropertyValue(name));
  const [width, height] = [read("--map-width"), read("--map-height")];
  return {
    x: read("--map-x"),
    y: read("--map-y"),
    scale: Math.min(size.width / width, size.height / height),
  };
}

function drawScale(element: HTMLElement, { scale }: MapView): void {
  const pixels = (kilometers: number) => ((kilometers * 1000) / unitMeters) * scale;
  const length = scaleSteps.findLast((step) => pixels(step) < longestScale) ?? 5;
  element.style.width = `${pixels(length).toFixed(0)}px`;
  element.textContent = `${length} km`;
}
