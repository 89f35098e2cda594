import { box, disc, fill } from "../../pen.ts";
import { mirrored } from "../mirror.ts";
import { d, oval, thread } from "../strokes.ts";
import type { Machine } from "./machine.ts";
import { center } from "./shell.ts";

const { x, y } = center;

/** What stands on the head, behind it. A watch has its strap there. */
export function crown(machine: Machine): string {
  const { chance, down, light, body, bodyShade, spark } = machine;
  if (machine.shell === "watch") return "";
  const top = y - down - 8;
  const up = chance.whole(22, 44);
  const bulb = (at: number, high: number) =>
    fill(light, disc(at, high, 20), ' opacity=".25"') + fill(light, disc(at, high, 11));
  return chance.pick<() => string>([
    () => thread(bodyShade, 8, d`M${x} ${top}v${-up}`) + bulb(x, top - up),
    () =>
      mirrored(
        thread(bodyShade, 7, d`M${x - 34} ${top + 8}l-18 ${-up}`) + bulb(x - 52, top + 8 - up),
      ),
    () =>
      thread(light, 9, d`M${x - 62} ${top - 14}h124M${x - 36} ${top - 30}h72`, ' opacity=".85"'),
    () =>
      fill(
        spark,
        d`M${x - 12} ${top + 12}Q${x - 8} ${top - up - 10} ${x + 44} ${top - up}Q${x + 24} ${top - 16} ${x + 24} ${top + 12}z`,
      ),
    () =>
      [0, 1, 2]
        .map((i) =>
          thread(
            light,
            7,
            d`M${x - 16 - i * 17} ${top - 12 - i * 15}q${16 + i * 17} ${-14 - i * 8} ${32 + i * 34} 0`,
            ` opacity=".${9 - i * 2}"`,
          ),
        )
        .join(""),
    () => fill(body, box(x - 26, top - 12, 52, 26)) + fill(spark, box(x - 10, top - 24, 20, 14)),
    () => "",
  ])();
}

export function sides({ chance, across, shell, light, bodyShade, spark }: Machine): string {
  const at = x - across - (shell === "hexagon" ? 0 : 8);
  const shapes = chance.pick<() => string>([
    () => fill(bodyShade, disc(at, y, 26)) + fill(light, disc(at, y, 11)),
    () =>
      fill(bodyShade, d`M${at + 10} ${y - 34}h-20q-12 0 -12 12v44q0 12 12 12h20z`) +
      thread(light, 5, d`M${at - 10} ${y - 14}v28`),
    () => fill(spark, d`M${at + 14} ${y - 26}q-40 -2 -52 30q30 14 52 -2z`),
    () => fill(bodyShade, oval(at, y + 6, 18, 34)) + fill(spark, oval(at - 4, y + 6, 8, 20)),
    () =>
      thread(
        light,
        6,
        d`M${at - 16} ${y - 20}q-14 20 0 40M${at - 34} ${y - 34}q-22 34 0 68`,
        ' opacity=".7"',
      ),
    () => "",
  ])();
  return shell === "watch" ? "" : mirrored(shapes);
}
