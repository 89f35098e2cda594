import { type Attempt, open, ownersOnly } from "../matrix.ts";
import { world } from "../people.ts";

const { race } = world;
const [registration] = world.registrations;

/** The answer to `GET`, for what belongs to the pages of races and of registrations. */
export const racePageReads: Record<string, Attempt> = {
  "races/compare": open(`/races/compare?id=${race}&id=${race}`),
  "registrations/:id/bib.jpg": {
    path: `/registrations/${registration}/bib.jpg`,
    outcome: ownersOnly(200),
  },
};
