import { heights, park } from "./outlook.ts";
import { avenue, gate } from "./roads.ts";
import { backdrop, besides } from "./scene/backdrop.ts";
import { groundLines, paintLandmark } from "./scene/paint-landmark.ts";
import type { Scene } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";
import { water } from "./scene/water.ts";
import { distance, row } from "./skyline.ts";
import { street } from "./street.ts";
import type { Composition } from "./views.ts";

/** A town seen from its race. */
export function city(scene: Scene, composition: Composition): string {
  return (painters[composition] ?? painters.street)(scene);
}

type Painter = (scene: Scene) => string;

const painters: Partial<Record<Composition, Painter>> & { street: Painter } = {
  /** Houses behind the street with its runners. */
  street(scene) {
    const { height } = scene;
    const base = height * 0.72;
    return distance(scene, base, 0.95) + street(scene, base + height * 0.05);
  },
  /** The same across the water, with a promenade in front. */
  shore(scene) {
    const { height } = scene;
    const [base, shore] = [height * 0.6, height * 0.8];
    return distance(scene, base, 0.8) + water(scene, base, shore + 14) + street(scene, shore);
  },
  /** The landmark, alone before the town. */
  landmark(scene) {
    const { height, place, landmark } = scene;
    if (!landmark) return "";
    const isInWater = landmark.isInWater ?? false;
    const hasWater = isInWater || place.water !== "none";
    const base = height * (hasWater ? groundLines.water : groundLines.town);
    const isHigh =
      landmark.form === "peak" || landmark.form === "rocks" || landmark.isWild === true;
    const low = isHigh ? "" : row(scene, base, 0.3);
    const shore = height * 0.82;
    return [
      sky(scene, base),
      backdrop(scene, isHigh ? besides(place.backdrop) : place.backdrop, base + 4, 0.08),
      low,
      hasWater && !isInWater ? paintLandmark(scene, landmark, base + 3) : "",
      hasWater ? water(scene, base, shore + 14) : paintLandmark(scene, landmark, base + 3),
      isInWater ? paintLandmark(scene, landmark, base + height * 0.05) : "",
      street(scene, hasWater ? shore : base),
    ].join("");
  },
  park,
  heights,
  avenue,
  gate,
};
