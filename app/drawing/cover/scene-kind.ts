/** What a cover can show; `inks.ts` has the colours of each. */
export type SceneKind = "road" | "trail" | "ultra" | "triathlon" | "mtb" | "urban" | "other";
