import type { Day } from "#values/day.ts";
import type { Position } from "#values/geo/position.ts";

/** A race in a runner's list of favorites. */
export type Favorite = {
  id: string;
  createdAt: Date;
  race: {
    id: string;
    name: string;
    type: string;
    /** `null` where the cover is drawn. */
    photo: string | null;
    city: string;
    stateProvince: string | null;
    country: string;
    startDate: Day;
    /** Its day has ended. */
    isOver: boolean;
    position: Position | null;
  };
};
