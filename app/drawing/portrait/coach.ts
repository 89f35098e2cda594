import { chanceOf } from "../cover/chance.ts";
import { fill } from "../cover/pen.ts";

/** A machine with a friendly face of light. */
export function coach(seed: string): string {
  const chance = chanceOf(`coach ${seed}`);
  const r = chance.whole(90, 130);
  const mouths = {
    rest: "M200 290q40 20 80 0",
    small: "M220 290h40v12h-40z",
    wide: "M190 284h100v24h-100z",
    round: "M220 280h40v40h-40z",
  };
  const shapes = Object.entries(mouths).map(
    ([name, path], i) =>
      `<path data-mouth="${name}"${i ? ' display="none"' : ""} fill="none" stroke="#8fd3c8" stroke-width="8" d="${path}"/>`,
  );
  return `${fill("#14304a", "M0 0h480v480H0z")}<g data-part="head"><circle fill="#1f5fbf" cx="240" cy="240" r="${r}"/><g data-part="eyes"><circle fill="#8fd3c8" cx="200" cy="220" r="14"/><circle fill="#8fd3c8" cx="280" cy="220" r="14"/></g><g data-part="mouth">${shapes.join("")}</g></g>`;
}
