import { countryReach } from "#drawing/map/countries.ts";
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
import { boxOf, overlap } from "#drawing/map/view.ts";
import { addStateNames, placeNames } from "./names.ts";
import { nextFrame } from "./next-frame.ts";
import type { Stage } from "./stage.ts";

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
