import type { Day } from "#values/day.ts";

/** A race that somebody keeps, as their own list shows it. */
export type Favorite = {
  id: string;
  createdAt: Date;
  race: {
    id: string;
    name: string;
    type: string;
    /** `null` means: draw the cover. */
    photo: string | null;
    city: string;
    stateProvince: string | null;
    country: string;
    startDate: Day;
  };
};
