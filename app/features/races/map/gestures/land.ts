import { countryReach, mapNames, type NameLook } from "#drawing/map/countries.ts";
import {
  type CountryCode,
  countryCodes,
  type FineShapes,
  fineMarkup,
  landMarkup,
  type WholeShapes,
} from "#drawing/map/land.ts";
import ca from "#drawing/map/shapes/ca.json?url";
import mx from "#drawing/map/shapes/mx.json?url";
import pe from "#drawing/map/shapes/pe.json?url";
import us from "#drawing/map/shapes/us.json?url";
import whole from "#drawing/map/shapes/whole.json?url";
import { type Area, boxOf, isFree, onScreen, overlap } from "#drawing/map/view.ts";
import type { PlanePoint } from "#values/geo/plane.ts";
import { nextFrame, numberIn, type Stage } from "./stage.ts";

const files: Record<CountryCode, string> = { pe, mx, us, ca };

/** From this scale on the shapes of the first view are too coarse, in pixels. */
const closeScale = 1;

/** Shows the shapes that suit the scale. Those that are missing are fetched, and shown when they come. */
export function showShapes(stage: Stage): void {
  const { land } = stage;
  if (!land.firstChild) {
    fetchOnce(stage, "whole", whole, (shapes: WholeShapes) => {
      land.innerHTML = landMarkup(shapes);
      showShapes(stage);
    });
    return;
  }
  const view = stage.view();
  const isClose = view.scale > closeScale;
  land.toggleAttribute("data-close", isClose);
  if (!isClose) return;
  const box = boxOf(view, stage.size());
  for (const code of countryCodes) {
    if (!overlap(countryReach[code], box)) continue;
    fetchOnce(stage, code, files[code], async (shapes: FineShapes) => {
      const country = land.querySelector(`[data-country="${code}"]`);
      for (const part of fineMarkup(shapes))
        await inTurn(() => country?.insertAdjacentHTML("beforeend", part));
      country?.setAttribute("data-fine", "");
      await inTurn(() => addStateNames(stage, shapes.names));
      await nextFrame();
      placeNames(stage);
    });
  }
}

let lastTurn = Promise.resolve();

/** Shapes that arrive together are drawn one per frame, because phones are slow. */
function inTurn(draw: () => void): Promise<void> {
  lastTurn = lastTurn.then(nextFrame).then(draw);
  return lastTurn;
}

/** Fetches a file of shapes. If it fails, it is requested again the next time. */
async function fetchOnce<Shapes>(
  { land }: Stage,
  name: string,
  address: string,
  draw: (shapes: Shapes) => void | Promise<void>,
): Promise<void> {
  const mark = `fetched-${name}`;
  if (land.hasAttribute(`data-${mark}`)) return;
  land.setAttribute(`data-${mark}`, "");
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await draw(await answer.json());
  } catch {
    // The coarse shapes stay.
    land.removeAttribute(`data-${mark}`);
  }
}

/** Names of towns stand beside their pins from this scale on. */
const townScale = 0.85;

/** Short and full names of states. */
const stateScale = { short: 1, full: 2.4 };

/** Countries are named while several are seen. */
const countryScale = 1.25;

/** How wide a letter is in each look, in pixels, and how high a line. */
const looks: Record<NameLook | "state" | "town", { letter: number; line: number }> = {
  country: { letter: 14.2, line: 18 },
  ocean: { letter: 15.6, line: 18 },
  sea: { letter: 7.4, line: 15 },
  state: { letter: 8.6, line: 14 },
  town: { letter: 6.7, line: 15 },
};

/** A pin on the screen, above its place: how far it reaches to each side, and how high. */
const pinHeight = 47;

type State = { element: HTMLElement; full: string; short: string; at: PlanePoint };
const statesOf = new WeakMap<Stage, State[]>();

/** Adds the names of states, which are placed from now on. */
function addStateNames(stage: Stage, names: FineShapes["names"]): void {
  const known = statesOf.get(stage) ?? [];
  const added = names.map(([full, short, x, y]) => {
    const element = document.createElement("span");
    element.className = "map-name map-name-state";
    element.hidden = true;
    return { element, full, short, at: { x, y } };
  });
  stage.names.append(...added.map(({ element }) => element));
  statesOf.set(stage, [...known, ...added]);
}

/**
 * Finds room for all names: first for those of towns beside their pins, then for countries and seas,
 * then for states. Names without room are not shown. Everything is measured before anything is written.
 */
export function placeNames(stage: Stage): void {
  const taken = takenAreas(stage);
  const writes: (() => void)[] = [];
  placeTowns(stage, taken, writes);
  placeLands(stage, taken, writes);
  placeStates(stage, taken, writes);
  for (const write of writes) write();
  stage.arrange();
}

/** The controls of the map and its pins. */
function takenAreas({ window }: Stage): Area[] {
  const around = window.getBoundingClientRect();
  const controls = window.querySelectorAll(".map-buttons, .map-scale, .map-key");
  return [...controls].map((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    return {
      left: left - around.left,
      top: top - around.top,
      right: right - around.left,
      bottom: bottom - around.top,
    };
  });
}

type Pin = { link: HTMLElement; at: PlanePoint; half: number };

function pinsIn(stage: Stage): Pin[] {
  const narrow = stage.kind() === "narrow" ? "narrow" : "wide";
  const list =
    stage.window.querySelector(".map-pins-all") ??
    stage.window.querySelector(`.map-pins-${narrow}`);
  const [view, size] = [stage.view(), stage.size()];
  return [...(list?.querySelectorAll<HTMLElement>("[data-pin]") ?? [])].map((link) => {
    const place = { x: numberIn(link.style, "--x"), y: numberIn(link.style, "--y") };
    return { link, at: onScreen(place, view, size), half: halfOf(link.classList) };
  });
}

function halfOf(classes: DOMTokenList): number {
  if (classes.contains("map-pin-large")) return 29;
  return classes.contains("map-pin-medium") ? 24 : 20;
}

function placeTowns(stage: Stage, taken: Area[], writes: (() => void)[]): void {
  const pins = pinsIn(stage);
  const size = stage.size();
  for (const { at, half } of pins) {
    const { x, y } = at;
    taken.push({ left: x - half - 2, right: x + half + 2, top: y - pinHeight, bottom: y + 3 });
  }
  const isNamed = stage.view().scale > townScale;
  for (const { link, at, half } of pins) {
    const width = (link.dataset.name?.length ?? 0) * looks.town.letter;
    const sides: [side: string, area: Area][] = [
      ["below", areaAround({ x: at.x, y: at.y + 12 }, width, looks.town.line)],
      ["right", areaAround({ x: at.x + half + 6 + width / 2, y: at.y - 22 }, width, 15)],
      ["left", areaAround({ x: at.x - half - 6 - width / 2, y: at.y - 22 }, width, 15)],
    ];
    const found = isNamed ? sides.find(([, area]) => isFree(area, taken, size)) : undefined;
    if (found) taken.push(found[1]);
    const lean = at.x < 110 ? "right" : at.x > size.width - 110 ? "left" : "";
    writes.push(() => {
      if (link.dataset.side !== found?.[0]) {
        if (found) link.dataset.side = found[0];
        else delete link.dataset.side;
      }
      if (link.dataset.lean !== lean) link.dataset.lean = lean;
    });
  }
}

function placeLands(stage: Stage, taken: Area[], writes: (() => void)[]): void {
  const [view, size] = [stage.view(), stage.size()];
  const smaller = stage.kind() === "narrow" ? 0.85 : 1;
  for (const [at, element] of [...stage.names.children].entries()) {
    const place = mapNames[at];
    if (!place || !(element instanceof HTMLElement)) continue;
    const { letter, line } = looks[place.look];
    const isNamed = place.look !== "country" || view.scale < countryScale;
    const choices = [place.name, place.short].flatMap((words) =>
      words ? place.spots.map((spot) => ({ name: words[stage.lang], spot })) : [],
    );
    const found = isNamed
      ? choices.find(({ name, spot }) => {
          const width = name.length * letter * smaller;
          const area = areaAround(onScreen(spot, view, size), width, line);
          const free = isFree(area, taken, size);
          if (free) taken.push(area);
          return free;
        })
      : undefined;
    writes.push(() => {
      element.hidden = !found;
      if (found) put(element, found.name, found.spot);
    });
  }
}

function placeStates(stage: Stage, taken: Area[], writes: (() => void)[]): void {
  const [view, size] = [stage.view(), stage.size()];
  for (const { element, full, short, at } of statesOf.get(stage) ?? []) {
    const name = view.scale > stateScale.full || !short ? full : short;
    const least = short ? stateScale.short : stateScale.short * 1.3;
    const area = areaAround(onScreen(at, view, size), name.length * looks.state.letter, 14);
    const isShown = view.scale > least && isFree(area, taken, size);
    if (isShown) taken.push(area);
    writes.push(() => {
      if (element.hidden === isShown) element.hidden = !isShown;
      if (isShown) put(element, name, at);
    });
  }
}

function put(element: HTMLElement, name: string, { x, y }: PlanePoint): void {
  if (element.textContent !== name) element.textContent = name;
  element.style.setProperty("--x", String(x));
  element.style.setProperty("--y", String(y));
}

function areaAround({ x, y }: PlanePoint, width: number, height: number): Area {
  return {
    left: x - width / 2 - 2,
    right: x + width / 2 + 2,
    top: y - height / 2 - 1,
    bottom: y + height / 2 + 1,
  };
}
