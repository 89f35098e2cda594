/** What a cover can show; the colours of each stand in `inks.ts`. */
export type SceneKind = "road" | "trail" | "ultra" | "triathlon" | "mtb" | "urban" | "other";
