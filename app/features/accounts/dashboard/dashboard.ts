import type { Day } from "#values/day.ts";

/** A race as the dashboard names it, with what its cover and its bib are drawn from. */
export type KnownRace = {
  id: string;
  name: string;
  type: string;
  photo: string | null;
  city: string;
  stateProvince: string | null;
  country: string;
  startDate: Day;
  isCancelled: boolean;
};

export type FavoriteRace = { race: KnownRace; since: Date };

/** One of the viewer's own reviews, with the name and picture of what it is about. */
export type OwnReview = {
  id: string;
  subject: "race" | "expert";
  subjectId: string;
  subjectName: string;
  /** Of a race; an expert has a picture or none. */
  race: KnownRace | null;
  image: string | null;
  rating: number;
  comment: string | null;
  experienceDate: Day | null;
  createdAt: Date;
  /** Hidden by an administrator: nobody else sees it. */
  isHidden: boolean;
};

export const registrationStatuses = ["registered", "confirmed", "completed", "cancelled"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Something that the viewer did lately. */
export type Activity = { id: string; at: Date } & (
  | { kind: "review"; subject: "race" | "expert"; subjectId: string; name: string; rating: number }
  | { kind: "favorite"; race: KnownRace }
  | {
      kind: "registration";
      race: KnownRace;
      distance: string | null;
      status: RegistrationStatus;
      /** The last day on which entries may change, where the race names one. */
      deadline: Day | null;
    }
);

/** One page of a longer list. */
export type PageOf<T> = { items: T[]; total: number; page: number; pages: number };

export const dashboardTabs = ["profile", "reviews", "favorites"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab that an address asks for: `?tab=reviews`. Anything unknown is the first one. */
export function dashboardTab(asked: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab === asked) ?? "profile";
}
