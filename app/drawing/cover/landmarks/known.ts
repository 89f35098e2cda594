import { canada } from "./canada.ts";
import type { Landmark } from "./landmark.ts";
import { mexico } from "./mexico.ts";
import { nature } from "./nature.ts";
import { peru } from "./peru.ts";
import { unitedStatesEast } from "./united-states-east.ts";
import { unitedStatesSouth } from "./united-states-south.ts";
import { unitedStatesWest } from "./united-states-west.ts";

/** All landmarks by the names that `place/cities.ts` calls them. */
export const landmarks: ReadonlyMap<string, Landmark> = new Map(
  [peru, mexico, canada, unitedStatesEast, unitedStatesSouth, unitedStatesWest, nature].flatMap(
    (table) => Object.entries(table),
  ),
);
