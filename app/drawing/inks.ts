import type { Chance } from "./chance.ts";
import { byDark, mix, pair } from "./color.ts";

export type Hour = "dawn" | "day" | "golden" | "dusk" | "night" | "mist";

/** The colours of one drawing: a hue of the race type in the light of an hour. */
export type Inks = {
  hour: Hour;
  skyTop: string;
  skyLow: string;
  sun: string;
  near: string;
  pale: string;
  /** Windows, lamps. */
  light: string;
  /** Shirts, sails, flags. */
  accents: readonly [string, string, string];
  roof: string;
  snow: string;
  /** The colour of things at a depth: 0 far away, 1 close. */
  depth(share: number): string;
  /** One colour by day, another in the dark scheme and at night. */
  atNight(day: string, night: string): string;
  /** One colour by day, another where windows are lit: in the dark scheme, at dusk and at night. */
  whenLit(day: string, lit: string): string;
};

const families: Record<
  SceneKind,
  { deep: string; pale: string; turns: readonly [string, string, string] }
> = {
  road: { deep: "#1f3f70", pale: "#e8eef6", turns: ["#1f3f70", "#17607a", "#43408a"] },
  trail: { deep: "#0f5443", pale: "#e6f0e9", turns: ["#0f5443", "#3f6124", "#0d5f6b"] },
  ultra: { deep: "#4b2160", pale: "#f1e8f4", turns: ["#4b2160", "#7a2456", "#33307a"] },
  triathlon: { deep: "#154f9c", pale: "#e4f0fa", turns: ["#154f9c", "#0b6f8f", "#2f3fa8"] },
  mtb: { deep: "#744700", pale: "#f7eddb", turns: ["#744700", "#8a3416", "#5c5a10"] },
  urban: { deep: "#2e3b48", pale: "#eceff1", turns: ["#2e3b48", "#3d3550", "#2b4a4a"] },
  other: { deep: "#4d463f", pale: "#f2efea", turns: ["#4d463f", "#4f3f4d", "#3f4d49"] },
};

export function inksFor(kind: SceneKind, hour: Hour, chance: Chance): Inks {
  const family = families[kind];
  const deep = mix(family.deep, chance.pick(family.turns), chance.between(0.2, 0.75));
  const day = lights[hour](deep, family.pale, chance);
  const dark = hour === "night" ? day : darkLights[hour](deep, family.pale);
  const isLit = hour === "night" || hour === "dusk";
  const sky = {
    skyTop: pair(day.skyTop, dark.skyTop),
    skyLow: pair(day.skyLow, dark.skyLow),
    sun: pair(day.sun, dark.sun),
    near: pair(day.near, dark.near),
  };
  const fade = hour === "mist" ? 0.1 : hour === "night" ? 0.16 : 0.2;
  const known = new Map<number, string>();
  const atNight = (light: string, night: string) =>
    hour === "night" ? byDark(night) : pair(light, night);
  return {
    hour,
    pale: pair(family.pale, mix(family.pale, dark.skyLow, 0.35)),
    light: pair(isLit ? lamp : mix(deep, family.pale, 0.55), lamp),
    accents: chance.pick([
      ["#f2603a", "#fff3dc", "#f6c04d"],
      ["#f7c948", "#f2603a", "#ffffff"],
      ["#fff3dc", "#ee6a52", "#8fd3c8"],
    ]),
    roof: pair(mix(day.near, tiles, hour === "night" ? 0.3 : 0.6), mix(dark.near, tiles, 0.34)),
    snow: pair(
      mix("#ffffff", day.skyLow, hour === "night" ? 0.45 : 0.18),
      mix("#ffffff", dark.skyLow, 0.48),
    ),
    depth(share) {
      const tone = known.get(share) ?? mix(sky.skyLow, sky.near, fade + (1 - fade) * share);
      known.set(share, tone);
      return tone;
    },
    atNight,
    whenLit: (light, lit) => (isLit ? lit : atNight(light, lit)),
    ...sky,
  };
}

const lamp = "#fbd779";
const tiles = "#c9583a";

type Light = Pick<Inks, "skyTop" | "skyLow" | "sun" | "near">;

const lights: Record<Hour, (deep: string, pale: string, chance: Chance) => Light> = {
  day: (deep, pale, chance) => ({
    skyTop: mix(pale, deep, chance.between(0.06, 0.3)),
    skyLow: mix(pale, "#ffffff", 0.25),
    sun: chance.pick(["#f6c453", "#f9a95a", "#fff3d1"]),
    near: deep,
  }),
  dawn: (deep, pale, chance) => ({
    skyTop: mix(pale, deep, chance.between(0.15, 0.4)),
    skyLow: chance.pick(["#fde3cf", "#fbd9d3", "#fdeac8"]),
    sun: chance.pick(["#f58f68", "#f7a072", "#ef7f86"]),
    near: mix(deep, "#5a2a4a", 0.16),
  }),
  golden: (deep, pale, chance) => ({
    skyTop: mix("#f7d9a0", pale, chance.between(0.2, 0.7)),
    skyLow: mix("#fdf0d2", pale, 0.3),
    sun: chance.pick(["#f2a33c", "#ee8434"]),
    near: mix(deep, "#5a3510", 0.14),
  }),
  dusk: (deep, _pale, chance) => ({
    skyTop: mix(mix(deep, "#6a4c8c", 0.55), "#ec9a92", chance.between(0.2, 0.5)),
    skyLow: chance.pick(["#fbbf86", "#f9ad94", "#f7c98b"]),
    sun: chance.pick(["#f2603a", "#fff0c9", "#e9475a"]),
    near: mix(deep, "#1d0f2b", 0.42),
  }),
  night: (deep, pale, chance) => ({
    skyTop: mix(deep, "#060a18", chance.between(0.42, 0.6)),
    skyLow: mix(mix(deep, "#1b2450", 0.15), pale, chance.between(0.22, 0.36)),
    sun: moon,
    near: mix(deep, "#04060f", 0.6),
  }),
  mist: (deep, pale, chance) => ({
    skyTop: mix(pale, deep, chance.between(0.14, 0.26)),
    skyLow: mix(pale, "#fffdf6", 0.6),
    sun: mix("#ffffff", "#f6d9a8", 0.35),
    near: mix(deep, pale, 0.1),
  }),
};

const moon = "#f6edd3";

/** The same hours for the dark scheme: between the last light and the first, never full day. */
const darkLights: Record<Exclude<Hour, "night">, (deep: string, pale: string) => Light> = {
  day: (deep, pale) => ({
    skyTop: mix(deep, "#070b1a", 0.52),
    skyLow: mix(mix(deep, "#20305c", 0.3), pale, 0.27),
    sun: moon,
    near: mix(deep, "#04060f", 0.6),
  }),
  dawn: (deep, _pale) => ({
    skyTop: mix(mix(deep, "#1c1840", 0.5), "#07060f", 0.34),
    skyLow: mix(mix(deep, "#3a2a5c", 0.4), "#e08a8a", 0.5),
    sun: "#f4a78e",
    near: mix(deep, "#0c0714", 0.62),
  }),
  golden: (deep, _pale) => ({
    skyTop: mix(mix(deep, "#2a1c2c", 0.5), "#0a0709", 0.4),
    skyLow: mix(mix(deep, "#4a2c2c", 0.4), "#e29a4a", 0.5),
    sun: "#f4b860",
    near: mix(deep, "#0d0808", 0.62),
  }),
  dusk: (deep, _pale) => ({
    skyTop: mix(mix(deep, "#2c1d50", 0.55), "#08060f", 0.36),
    skyLow: mix(mix(deep, "#4a2350", 0.4), "#e0663f", 0.5),
    sun: "#f2603a",
    near: mix(deep, "#0b0512", 0.64),
  }),
  mist: (deep, pale) => ({
    skyTop: mix(deep, "#0c1216", 0.48),
    skyLow: mix(deep, pale, 0.36),
    sun: mix(moon, pale, 0.4),
    near: mix(deep, "#06090c", 0.55),
  }),
};

/** What a cover can show; `inks.ts` has the colours of each. */
export type SceneKind = "road" | "trail" | "ultra" | "triathlon" | "mtb" | "urban" | "other";
