import type { Hairstyle } from "../looks.ts";
import type { Sitter } from "../sitter.ts";
import { afro, cloud, curls, locs } from "./curly.ts";
import type { Hair } from "./layers.ts";
import { bob, braids, knot, straight, tail, waves } from "./long.ts";
import { bald, buzz, crop, part, pixie, quiff, ring, rows, shaggy } from "./short.ts";

const styles: Record<Hairstyle, (sitter: Sitter) => Hair> = {
  bald,
  ring,
  buzz,
  crop,
  part,
  quiff,
  shaggy,
  pixie,
  rows,
  curls,
  afro,
  cloud,
  locs,
  straight,
  waves,
  bob,
  tail,
  knot,
  braids,
};

export function hairOn(sitter: Sitter): Hair {
  return sitter.headwear === "hijab" ? { behind: "", front: "" } : styles[sitter.hairstyle](sitter);
}
