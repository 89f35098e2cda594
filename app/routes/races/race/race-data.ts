import type { Claimant } from "#features/claims/claim.ts";
import type { ShownCourse } from "#features/courses/showing/shown-courses.server.ts";
import type { EditionLinks } from "#features/editions/queries.server.ts";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import type { LocatorMap } from "#features/races/map/locator-map.tsx";
import type { RaceDistance, RacePage } from "#features/races/race.ts";
import type { OpenOrder } from "#features/registrations/orders/queries.server.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import type { RaceWaiting } from "#features/registrations/waiting/screens/waiting-parts.tsx";
import type { SubjectReviews } from "#features/reviews/review.ts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Words } from "#values/say.ts";

/** A distance with its description as a Markdown tree. */
export type ShownDistance = Omit<RaceDistance, "description"> & {
  description: MarkdownNode[];
  /** When an entry that is sold here will cost something else, and how much. */
  nextPrice: string | null;
};

/** A race with its descriptions as Markdown trees: the browser does not parse Markdown. */
export type ShownRace = Omit<
  RacePage,
  "description" | "distances" | "placeId" | "updatedAt" | "isPremium"
> & {
  overview: MarkdownNode[];
  /** The same for the race as a whole. */
  nextPrice: string | null;
  distances: ShownDistance[];
};

/** What the parts of the page about one distance show. */
export type DistancePart = {
  race: ShownRace;
  distance: ShownDistance;
  courses: readonly ShownCourse[];
  unit: LengthUnit;
  today: Day;
  entries: EntryIn[];
  orders: OpenOrder[];
  waiting: RaceWaiting;
};

/** The title of the page of a race that does not exist. */
export const raceNotFound: Words = { en: "Race Not Found", es: "No encontramos la carrera" };

/** The data of a race's page. */
export type RaceData = {
  /** Whether results are published. */
  hasResults: boolean;
  race: ShownRace;
  /** Whether clubs can enter their members from a spreadsheet. */
  takesLists: boolean;
  /** Of the distances whose course is known, or sketched. */
  courses: ShownCourse[];
  editions: EditionLinks;
  /** The day on which somebody last made sure of what the page says. */
  checked: Day | null;
  reviews: SubjectReviews;
  similar: ShownCard[];
  /** The next races around its place. */
  nearby: ShownCard[];
  /** Where it is; `null` while its place is not known. */
  locator: LocatorMap | null;
  /** Those of the similar races that the viewer keeps. */
  kept: string[];
  origin: string;
  today: Day;
  unit: LengthUnit;
  waiting: RaceWaiting;
  /** The data for the viewer only; `null` for visitors. */
  personal: {
    isFavorite: boolean;
    entries: EntryIn[];
    /** Orders that hold a place. */
    orders: OpenOrder[];
    claimant: Claimant;
  } | null;
};
