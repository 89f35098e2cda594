import type { Words } from "../say.ts";
import { heicRefused } from "./heic.ts";

/** Why an uploaded picture of an expert or a race is refused. */
export const pictureRefusals = {
  "no picture": {
    en: "This file is not a picture that we can read. Please choose a PNG, JPG, JPEG or WebP.",
    es: "No podemos leer este archivo como imagen. Elige un PNG, JPG, JPEG o WebP.",
  },
  heic: heicRefused,
  "too many pixels": {
    en: "This picture has too many pixels. Please choose a smaller one.",
    es: "Esta imagen tiene demasiados píxeles. Elige una más pequeña.",
  },
} as const satisfies Record<string, Words>;
