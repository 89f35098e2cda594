import { boxOf, dragged, fitted, flown, type MapView, viewOf, zoomed } from "#drawing/map/view.ts";
import { suits, usualZoom, zoomOf } from "#drawing/map/zoom.ts";
import type { PlaneBox, PlanePoint } from "#values/geo/plane.ts";
import type { Lang } from "#values/say.ts";
import { areaParameters, type MapArea, readArea } from "../../filters/area.ts";
import { followGestures } from "./gestures.ts";
import { placeNames, showShapes } from "./land.ts";
import { nextFrame, openStage, type Stage } from "./stage.ts";

/** A map that follows the gestures of its visitor. */
export type MovingMap = {
  /** The page shows this area now: the map moves there, unless it has requested the area itself. */
  show: (area: MapArea | null, home: PlaneBox) => void;
  dispose: () => void;
};

type Asking = {
  lang: Lang;
  shown: MapArea | null;
  /** The view when no part is requested. */
  home: PlaneBox;
  /** @param isStep - the visitor has chosen it with a link: a step back leads to where the map was */
  ask: (area: MapArea | null, isStep: boolean) => void;
};

/** The map rests this long before its pins are requested. */
const restMs = 160;
const flightMs = 220;

/** How long the map glides after it was released in motion. */
const glideMs = 500;

/** A group that is opened comes closer by at least this factor. */
const leastOpening = 1.6;

/** Moves the map in `section` as the visitor asks by gestures, keys and links. */
export function movingMap(
  section: HTMLElement,
  { lang, shown, home: first, ask }: Asking,
): MovingMap {
  const ended = new AbortController();
  const stage = openStage(section, lang);
  let home = first;
  let asked = keyOf(shown);
  let isWhole = shown === null;
  /** Since the last request. */
  let isMoved = false;
  let isStep = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let flight = 0;
  let focused: string | undefined;

  function stop() {
    cancelAnimationFrame(flight);
    flight = 0;
  }

  function move(to: MapView) {
    stop();
    isWhole = false;
    isMoved = true;
    stage.move(to);
    rest();
  }

  function rest() {
    clearTimeout(resting);
    resting = setTimeout(settle, restMs);
  }

  /** Draws the land of the view and its names in separate frames, because phones are slow. */
  async function settle() {
    if (gestures.isHeld()) return rest();
    stage.settle();
    await nextFrame();
    if (ended.signal.aborted || gestures.isHeld()) return;
    showShapes(stage);
    askForPins();
    await nextFrame();
    placeNames(stage);
  }

  function askForPins() {
    if (!isMoved) return;
    isMoved = false;
    const area = isWhole ? null : areaOf(stage);
    const key = keyOf(area);
    if (key === asked) return;
    asked = key;
    focused = focusedPin(section);
    ask(area, isStep);
    isStep = false;
  }

  /** Flies where the visitor wants to go: away from the whole map, unless it is the target. */
  function goTo(to: MapView) {
    isWhole = false;
    isMoved = true;
    fly(to);
  }

  /** A flight begins at three times its mean speed: the map glides on as fast as it was dragged. */
  function glide({ x, y }: PlanePoint) {
    if (stillMotion()) return;
    const reach = glideMs / 3;
    fly(dragged(stage.view(), x * reach, y * reach), glideMs);
  }

  /** A touch holds the map where it is. */
  function hold() {
    if (flight === 0) return;
    stop();
    isWhole = false;
    isMoved = true;
    rest();
  }

  function fly(to: MapView, ms = flightMs) {
    stop();
    clearTimeout(resting);
    const from = stage.view();
    const target = stage.bounded(to);
    if (stillMotion()) {
      stage.move(target);
      settle();
      return;
    }
    const began = performance.now();
    const step = (time: number) => {
      const share = Math.min(Math.max((time - began) / ms, 0), 1);
      stage.move(flown(from, target, share));
      flight = share < 1 ? requestAnimationFrame(step) : 0;
      if (share === 1) settle();
    };
    flight = requestAnimationFrame(step);
  }

  /** @param opened - a group, which comes closer in any case */
  function flyToBox(box: PlaneBox, opened = false) {
    const view = fitted(box, stage.size());
    const least = stage.view().scale * leastOpening;
    goTo(opened ? { ...view, scale: Math.max(view.scale, least) } : view);
  }

  function flyHome() {
    isWhole = true;
    isMoved = true;
    fly(viewOf(home, stage.size()));
  }

  /** The pins that came with the page are clustered for a usual window: another one requests its own. */
  function askIfUnusual(area: MapArea | null) {
    if (fitsUsual(stage, area, home)) return;
    isWhole = false;
    isMoved = true;
    rest();
  }

  const gestures = followGestures(stage, {
    hold,
    move,
    glide,
    fly: goTo,
    flyHome,
    signal: ended.signal,
  });
  section.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { target } = event;
      if (!(target instanceof Element)) return;
      const zoom = target.closest<HTMLElement>("[data-zoom]")?.dataset.zoom;
      if (zoom) goTo(zoomed(stage.view(), zoom === "in" ? 1.8 : 1 / 1.8));
      const link = target.closest<HTMLAnchorElement>("a[data-part]");
      if (!link) return;
      // Where some of the rows are on another page of the list, the link leads to a list of them alone.
      if (link.dataset.rows) {
        if (showRows(section, link)) event.preventDefault();
        return;
      }
      event.preventDefault();
      isStep = true;
      const area = readArea(new URL(link.href).searchParams);
      if (area) flyToBox(area.box, link.dataset.pin !== undefined);
      else flyHome();
    },
    { signal: ended.signal },
  );
  highlightPairs(section, ended.signal);
  const resized = new ResizeObserver(() => {
    if (!stage.resize()) return;
    if (isWhole) stage.move(viewOf(home, stage.size()));
    rest();
  });
  resized.observe(stage.window);

  stage.settle();
  showShapes(stage);
  placeNames(stage);
  askIfUnusual(shown);

  return {
    show(area, newHome) {
      const key = keyOf(area);
      const isOther = key !== asked || (!area && keyOfBox(home) !== keyOfBox(newHome));
      home = newHome;
      stage.arrange();
      if (isOther) {
        asked = key;
        isWhole = area === null;
        fly(viewOf(area?.box ?? home, stage.size()));
      }
      focusAgain(section, focused);
      focused = undefined;
      nextFrame().then(() => placeNames(stage));
    },
    dispose() {
      ended.abort();
      resized.disconnect();
      clearTimeout(resting);
      stop();
    },
  };
}

function areaOf(stage: Stage): MapArea {
  const view = stage.view();
  return { box: boxOf(view, stage.size()), zoom: zoomOf(view.scale) };
}

/** Whether the pins of the page, which are clustered for a usual window, suit this one. */
function fitsUsual(stage: Stage, shown: MapArea | null, home: PlaneBox): boolean {
  const box = shown?.box ?? home;
  const gathered = shown?.zoom ?? usualZoom(box, stage.kind());
  return suits(gathered, stage.view().scale);
}

function stillMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function keyOf(area: MapArea | null): string {
  return areaParameters(area).join();
}

function keyOfBox(box: PlaneBox): string {
  return keyOf({ box, zoom: null });
}

/** The pin that has the focus of the keyboard. */
function focusedPin(section: HTMLElement): string | undefined {
  const { activeElement } = document;
  const isPin = activeElement instanceof HTMLElement && section.contains(activeElement);
  return isPin ? activeElement.dataset.pin : undefined;
}

/** A pin that React draws again keeps the focus of the keyboard. */
function focusAgain(section: HTMLElement, pin: string | undefined): void {
  if (pin === undefined || document.activeElement !== document.body) return;
  const pins = section.querySelectorAll<HTMLElement>(`[data-pin="${CSS.escape(pin)}"]`);
  [...pins].find((each) => each.checkVisibility())?.focus({ preventScroll: true });
}

/** Highlights the pins of a race in the list and the races of a pin while either has the pointer or the focus. */
function highlightPairs(section: HTMLElement, signal: AbortSignal): void {
  let tapped: HTMLElement | null = null;

  const light = ({ target, type }: Event) => {
    const thing = thingAt(target);
    if (!thing && type === "pointerout") return;
    for (const lit of section.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    if (type === "pointerout" || type === "focusout") return;
    for (const other of thing ? [thing, ...othersOf(section, thing)] : []) {
      other.setAttribute("data-lit", "");
    }
  };
  for (const name of ["pointerover", "pointerout", "focusin", "focusout"]) {
    section.addEventListener(name, light, { signal });
  }

  // Touch has no hover: the first tap on a race shows its name, the second opens it.
  section.addEventListener(
    "click",
    (event) => {
      const pin = thingAt(event.target);
      const isRace = pin?.dataset.pin !== undefined && pin.dataset.part === undefined;
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (isRace && pin === tapped) return;
      tapped = null;
      if (!isRace || !isTouch) return;
      event.preventDefault();
      event.stopPropagation();
      tapped = pin;
      light(event);
    },
    { signal, capture: true },
  );
}

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-pin], [data-pins]") : null;
}

function othersOf(section: HTMLElement, { dataset }: HTMLElement): Element[] {
  const { pin, pins = "" } = dataset;
  if (pin !== undefined) return rowsOf(section, pin);
  return pins
    .split(" ")
    .flatMap((id) => [...section.querySelectorAll(`[data-pin="${CSS.escape(id)}"]`)]);
}

/** The races of a pin in the list. */
function rowsOf(section: HTMLElement, pin: string): Element[] {
  return [...section.querySelectorAll(`[data-pins~="${CSS.escape(pin)}"]`)];
}

/**
 * Moves the focus to the first row of a pin, which is below the map on a phone.
 * @returns false if the list does not show all races of the pin
 */
function showRows(section: HTMLElement, { dataset }: HTMLElement): boolean {
  const { pin = "", rows: races } = dataset;
  const rows = rowsOf(section, pin);
  if (rows.length < Number(races)) return false;
  rows[0]?.querySelector("a")?.focus({ preventScroll: true });
  rows[0]?.scrollIntoView({ block: "center" });
  return true;
}
