import { boxOf, dragged, fitted, flown, type MapView, viewOf, zoomed } from "#drawing/map/view.ts";
import { suits, usualZoom, zoomOf } from "#drawing/map/zoom.ts";
import type { PlaneBox } from "#values/geo/plane.ts";
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
  const { signal } = ended;
  const stage = openStage(section, lang);
  const requests = pinRequests(section, stage, { shown, ask });
  const flight = flightOver(stage, settle);
  let home = first;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    clearTimeout(resting);
    resting = setTimeout(settle, restMs);
  }

  /** Draws the land of the view and its names in separate frames, because phones are slow. */
  async function settle() {
    if (gestures.isHeld()) return rest();
    stage.settle();
    await nextFrame();
    if (signal.aborted || gestures.isHeld()) return;
    showShapes(stage);
    requests.send();
    await nextFrame();
    placeNames(stage);
  }

  function fly(to: MapView, ms = flightMs) {
    clearTimeout(resting);
    flight.begin(to, ms);
  }

  /** Flies where the visitor wants to go: away from the whole map, unless it is the target. */
  function goTo(to: MapView) {
    requests.moved();
    fly(to);
  }

  function flyHome() {
    requests.moved({ isWhole: true });
    fly(viewOf(home, stage.size()));
  }

  const gestures = followGestures(stage, {
    // A touch holds the map where it is.
    hold() {
      if (!flight.isOn()) return;
      flight.stop();
      requests.moved();
      rest();
    },
    move(to) {
      flight.stop();
      requests.moved();
      stage.move(to);
      rest();
    },
    // A flight begins at three times its mean speed: the map glides on as fast as it was dragged.
    glide({ x, y }) {
      const reach = glideMs / 3;
      if (!stillMotion()) fly(dragged(stage.view(), x * reach, y * reach), glideMs);
    },
    fly: goTo,
    flyHome,
    signal,
  });
  followLinks(section, stage, { goTo, flyHome, step: requests.step, signal });
  highlightPairs(section, signal);
  const resized = new ResizeObserver(() => {
    if (!stage.resize()) return;
    if (requests.isWhole()) stage.move(viewOf(home, stage.size()));
    rest();
  });
  resized.observe(stage.window);

  stage.settle();
  showShapes(stage);
  placeNames(stage);
  // The pins that came with the page are clustered for a usual window: another one requests its own.
  if (!fitsUsual(stage, shown, home)) {
    requests.moved();
    rest();
  }

  return {
    show(area, newHome) {
      const isOther = requests.isOther(area) || (!area && keyOfBox(home) !== keyOfBox(newHome));
      home = newHome;
      stage.arrange();
      if (isOther) {
        requests.follow(area);
        fly(viewOf(area?.box ?? home, stage.size()));
      }
      requests.focusAgain();
      nextFrame().then(() => placeNames(stage));
    },
    dispose() {
      ended.abort();
      resized.disconnect();
      clearTimeout(resting);
      flight.stop();
    },
  };
}

/** Requests the pins of the view, once for each view that the map comes to rest at. */
function pinRequests(
  section: HTMLElement,
  stage: Stage,
  { shown, ask }: Pick<Asking, "shown" | "ask">,
) {
  let asked = keyOf(shown);
  let isWhole = shown === null;
  /** Since the last request. */
  let isMoved = false;
  let isStep = false;
  let focused: string | undefined;
  return {
    isWhole: () => isWhole,
    moved(to = { isWhole: false }) {
      isWhole = to.isWhole;
      isMoved = true;
    },
    /** The visitor has chosen the next view with a link. */
    step() {
      isStep = true;
    },
    send() {
      if (!isMoved) return;
      isMoved = false;
      const area = isWhole ? null : areaOf(stage);
      const key = keyOf(area);
      if (key === asked) return;
      asked = key;
      focused = focusedPin(section);
      ask(area, isStep);
      isStep = false;
    },
    /** Whether the page shows an area that the map has not requested. */
    isOther: (area: MapArea | null) => keyOf(area) !== asked,
    follow(area: MapArea | null) {
      asked = keyOf(area);
      isWhole = area === null;
    },
    focusAgain() {
      focusAgain(section, focused);
      focused = undefined;
    },
  };
}

/** Moves the view of the stage smoothly. */
function flightOver(stage: Stage, arrived: () => void) {
  let frame = 0;
  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
  }
  return {
    isOn: () => frame !== 0,
    stop,
    begin(to: MapView, ms: number) {
      stop();
      const from = stage.view();
      const target = stage.bounded(to);
      if (stillMotion()) {
        stage.move(target);
        arrived();
        return;
      }
      const began = performance.now();
      const step = (time: number) => {
        const share = Math.min(Math.max((time - began) / ms, 0), 1);
        stage.move(flown(from, target, share));
        frame = share < 1 ? requestAnimationFrame(step) : 0;
        if (share === 1) arrived();
      };
      frame = requestAnimationFrame(step);
    },
  };
}

type Ways = {
  goTo: (to: MapView) => void;
  flyHome: () => void;
  step: () => void;
  signal: AbortSignal;
};

/** Flies where the buttons and links of the map lead. */
function followLinks(section: HTMLElement, stage: Stage, { goTo, flyHome, step, signal }: Ways) {
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
      step();
      const area = readArea(new URL(link.href).searchParams);
      if (!area) return flyHome();
      const view = fitted(area.box, stage.size());
      const isGroup = link.dataset.pin !== undefined;
      const least = isGroup ? stage.view().scale * leastOpening : 0;
      goTo({ ...view, scale: Math.max(view.scale, least) });
    },
    { signal },
  );
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
