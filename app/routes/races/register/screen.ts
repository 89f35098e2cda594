import type { Price } from "#features/races/price.ts";
import type { RaceCard, RacePage } from "#features/races/race.ts";
import type { Answers } from "#features/registrations/schema.ts";
import type { Step } from "#features/registrations/wizard.ts";

/** What the wizard shows of the race and the distance that one registers for. */
export type Offer = Pick<
  RaceCard,
  "id" | "name" | "type" | "startDate" | "city" | "stateProvince" | "country"
> &
  Pick<RacePage, "startTime"> & {
    distance: { id: string; text: string; meters: number | null } | null;
    price: Price;
  };

/** The one screen of the wizard that an address leads to. */
export type Screen =
  | { kind: "obstacle"; sentence: string; registrationId: string | null }
  | { kind: "sign-in"; login: string; signup: string }
  | { kind: "step"; step: Step; draftId: string; answers: Answers };
