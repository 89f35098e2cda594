import { mix } from "../../color.ts";
import { box, disc, fill } from "../../pen.ts";
import { mirrored } from "../mirror.ts";
import { d, thread } from "../strokes.ts";
import type { Machine } from "./machine.ts";

const x = 240;

/** Neck and shoulders, with a sign of light on the chest. */
export function torso(machine: Machine): string {
  const { chance, body, bodyShade, deep, light, spark } = machine;
  const w = chance.whole(118, 160);
  const neck =
    fill(mix(bodyShade, deep, 0.5), box(x - 34, 300, 68, 110)) +
    thread(bodyShade, 7, "M210 346h60M210 362h60M210 378h60");
  const manner = chance.pick(["round", "trapeze", "yoke"] as const);
  const chest = {
    round: d`M${x - w} 480C${x - w} 404 ${x - 70} 392 ${x} 392S${x + w} 404 ${x + w} 480z`,
    trapeze: d`M${x - w} 480L${x - w + 26} 420Q${x - w + 34} 394 ${x - w + 66} 394H${x + w - 66}Q${x + w - 34} 394 ${x + w - 26} 420L${x + w} 480z`,
    yoke: d`M${x - w} 480V440Q${x - w} 398 ${x - w + 44} 398H${x + w - 44}Q${x + w} 398 ${x + w} 440V480z`,
  }[manner];
  const shoulders = mirrored(
    fill(spark, disc(x - w + 30, 446, 16)) + thread(bodyShade, 5, d`M${x - w + 62} 480v-52`),
  );
  return neck + fill(body, chest) + shoulders + sign(chance.whole(0, 4), light, machine.screen);
}

function sign(kind: number, light: string, screen: string): string {
  const plate = fill(screen, "M192 420q0 -10 10 -10h76q10 0 10 10v70h-96z");
  const signs = [
    thread(light, 6, "M202 452h18l10 -22l16 40l10 -18h22"),
    thread(light, 7, "M214 464v-12M232 464v-30M250 464v-20M268 464v-38"),
    thread(light, 6, "M212 456l28 -28l28 28M212 474l28 -28l28 28"),
    thread(light, 6, `${disc(240, 446, 20)}z`) + fill(light, disc(240, 446, 8)),
    fill(light, "M246 420l-28 34h18l-4 24l28 -36h-18z"),
  ];
  return plate + signs[kind];
}
