import { releaseSpeed, type TrailPoint } from "#drawing/map/inertia.ts";
import { dragged, type MapView, zoomed } from "#drawing/map/view.ts";
import type { PlanePoint } from "#values/geo/plane.ts";
import type { Stage } from "./stage.ts";

type Moves = {
  /** A finger or the mouse touches the map. */
  hold: () => void;
  /** The visitor has released the map in motion, at a speed in pixels per millisecond. */
  glide: (speed: PlanePoint) => void;
  move: (to: MapView) => void;
  fly: (to: MapView) => void;
  flyHome: () => void;
  signal: AbortSignal;
};

/** A finger or mouse that moved farther has dragged: it has not tapped a pin. */
const tapReach = 6;

/** What an arrow key moves, in pixels, and how much closer a plus brings the map. */
const keyStep = 90;
const keyZoom = 1.5;

/** How much closer a double tap brings the map, around its point. */
const doubleZoom = 2;

/** The last points of a drag that are kept, for the speed at its end. */
const trailLength = 7;

const hintMs = 1400;

/** Moves the map with fingers, mouse, wheel and keys. */
export function followGestures(stage: Stage, { hold, glide, move, fly, flyHome, signal }: Moves) {
  const { window } = stage;
  const touches = new Map<number, PlanePoint>();
  let travelled = 0;
  let trail: TrailPoint[] = [];

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    follow: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => window.addEventListener(name, follow, { ...options, signal });

  on("pointerdown", (event) => {
    // Also for a tap on a button: no click follows the drag of a finger and takes it away.
    if (touches.size === 0) travelled = 0;
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button")))
      return;
    hold();
    trail = [];
    touches.set(event.pointerId, pointOf(event));
  });

  on("pointermove", (event) => {
    const was = touches.get(event.pointerId);
    if (!was) return;
    const now = pointOf(event);
    const [across, down] = [now.x - was.x, now.y - was.y];
    travelled += Math.hypot(across, down);
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && travelled > tapReach) {
      // From here on the pointer belongs to the map, also beyond its edge. A tap stays with its pin.
      if (!window.hasPointerCapture(event.pointerId)) window.setPointerCapture(event.pointerId);
      window.dataset.held = "";
      move(dragged(stage.view(), across, down));
      trail = [...trail.slice(-trailLength), { ...now, at: event.timeStamp }];
    }
    if (other) {
      const factor = distance(now, other) / Math.max(distance(was, other), 1);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const closer = zoomed(stage.view(), factor, fromMiddle(middle));
      move(dragged(closer, across / 2, down / 2));
    }
    touches.set(event.pointerId, now);
  });

  const release = (event: PointerEvent) => {
    touches.delete(event.pointerId);
    if (touches.size === 0) delete window.dataset.held;
  };
  on("pointerup", (event) => {
    release(event);
    const speed = releaseSpeed(trail, event.timeStamp);
    trail = [];
    if (touches.size === 0 && speed) glide(speed);
  });
  on("pointercancel", release);

  on(
    "click",
    (event) => {
      if (travelled <= tapReach) return;
      travelled = 0;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  on("dblclick", (event) => {
    if (event.target instanceof Element && event.target.closest("a, button")) return;
    fly(zoomed(stage.view(), doubleZoom, fromMiddle(pointOf(event))));
  });
  on("dragstart", (event) => event.preventDefault());

  on(
    "wheel",
    (event) => {
      const isMeant = event.ctrlKey || event.metaKey || window.matches(":focus-within");
      if (!isMeant) return hint(window);
      event.preventDefault();
      const speed = event.ctrlKey ? 0.01 : 0.002;
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp(-event.deltaY * pixels * speed);
      move(zoomed(stage.view(), factor, fromMiddle(pointOf(event))));
    },
    { passive: false },
  );

  on("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const view = stage.view();
    const ways: Record<string, () => void> = {
      ArrowLeft: () => fly(dragged(view, keyStep, 0)),
      ArrowRight: () => fly(dragged(view, -keyStep, 0)),
      ArrowUp: () => fly(dragged(view, 0, keyStep)),
      ArrowDown: () => fly(dragged(view, 0, -keyStep)),
      "+": () => fly(zoomed(view, keyZoom)),
      "=": () => fly(zoomed(view, keyZoom)),
      "-": () => fly(zoomed(view, 1 / keyZoom)),
      "0": flyHome,
    };
    const way = Object.hasOwn(ways, event.key) ? ways[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    way();
  });

  function fromMiddle({ x, y }: PlanePoint): PlanePoint {
    const { left, top } = window.getBoundingClientRect();
    const { width, height } = stage.size();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  return { isHeld: () => touches.size > 0 };
}

let hinted: ReturnType<typeof setTimeout> | undefined;

/** Shows a hint how the wheel zooms: without Ctrl or focus it scrolls the page. */
function hint(window: HTMLElement): void {
  window.dataset.hinting = "";
  clearTimeout(hinted);
  hinted = setTimeout(() => {
    delete window.dataset.hinting;
  }, hintMs);
}

function pointOf({ clientX, clientY }: MouseEvent): PlanePoint {
  return { x: clientX, y: clientY };
}

function distance(one: PlanePoint, other: PlanePoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
