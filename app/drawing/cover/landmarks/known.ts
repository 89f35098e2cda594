import { canada } from "./canada.ts";
import type { Landmark } from "./landmark.ts";
import { mexico } from "./mexico.ts";
import { nature } from "./nature.ts";
import { peru } from "./peru.ts";
import { unitedStates } from "./united-states.ts";

/** All landmarks by the names that `place/cities.ts` calls them. */
export const landmarks: ReadonlyMap<string, Landmark> = new Map(
  [peru, mexico, canada, unitedStates, nature].flatMap((table) => Object.entries(table)),
);
