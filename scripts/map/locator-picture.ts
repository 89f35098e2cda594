import { darkColors, lightColors } from "#ui/styles/colors.ts";
import { lakesAt, land, merged, ours, type Shape, simplified, statesOf } from "./natural-earth.ts";
import {
  type Frame,
  type Line,
  largePolygons,
  lineInside,
  pathOf,
  ringInside,
} from "./plane-path.ts";

/** How wide locator maps are drawn, in pixels. */
const locatorWidth = 640;

/** A small picture of a country, in the colours of both schemes. */
export function locatorPicture(name: string, frame: Frame): string {
  const scale = locatorWidth / (frame.right - frame.left);
  const level = simplified(land, 0.7 / scale);
  const wide = { ...frame };
  for (const side of ["left", "top"] as const) wide[side] -= 8 / scale;
  for (const side of ["right", "bottom"] as const) wide[side] += 8 / scale;
  const areas = (isPart: (shape: Shape) => boolean) =>
    largePolygons(merged(level, isPart), (2 / scale) ** 2).map(([edge = []]) =>
      ringInside(edge, wide),
    );
  const path = (style: string, drawn: Line[], isClosed: boolean) =>
    `<path class="${style}" d="${pathOf(moved(drawn, frame), scale, isClosed)}"/>`;
  const isShown = ({ country }: Shape) =>
    name === "whole" ? Boolean(ours[country]) : ours[country] === name;
  const states = Object.keys(ours)
    .filter((code) => isShown({ country: code, name: "", short: "", lat: 0, lon: 0 }))
    .flatMap((code) => statesOf(level, code))
    .flatMap((line) => lineInside(line, wide));
  const lakesInside = lakesAt(1 / scale, (3 / scale) ** 2).map((ring) => ringInside(ring, wide));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${locatorWidth} ${locatorWidth / 1.6}">` +
    `<style>path{vector-effect:non-scaling-stroke}${locatorStyle}</style><path class="s" d="M0 0h${locatorWidth}v${locatorWidth / 1.6}H0z"/>` +
    path(
      "a",
      areas((shape) => !isShown(shape)),
      true,
    ) +
    path("o", areas(isShown), true) +
    (name === "whole" ? "" : path("t", states, false)) +
    path("l", lakesInside, true) +
    "</svg>\n"
  );
}

function moved(drawn: Line[], { left, top }: Frame): Line[] {
  return drawn.map((line) => line.map(([x, y]): Line[number] => [x - left, y - top]));
}

const styleIn = (colors: {
  sea: string;
  land: string;
  abroad: string;
  coast: string;
  state: string;
}) =>
  `.s,.l{fill:${colors.sea}}.o{fill:${colors.land};stroke:${colors.coast};stroke-width:1.3}` +
  `.a{fill:${colors.abroad};stroke:${colors.state};stroke-width:1}` +
  `.t{fill:none;stroke:${colors.state};stroke-width:1.2;stroke-dasharray:5 4}`;

const locatorStyle = `${styleIn({
  sea: lightColors.sunken,
  land: lightColors.surface,
  abroad: "#ece7dd",
  coast: lightColors.muted,
  state: "#cfc8ba",
})}@media(prefers-color-scheme:dark){${styleIn({
  sea: darkColors.paper,
  land: darkColors.sunken,
  abroad: "#15191c",
  coast: "#6c757d",
  state: "#3a4248",
})}}`;
