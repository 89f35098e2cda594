import type { Day } from "#values/day.ts";

/** A race as the dashboard names it, with what its bib is drawn from. */
export type KnownRace = {
  id: string;
  name: string;
  type: string;
  status: "upcoming" | "active" | "completed" | "cancelled";
  city: string;
  stateProvince: string | null;
  country: string;
  startDate: Day;
  startTime: string | null;
  /** The last day on which entries may change, where the race names one. */
  registrationDeadline: Day | null;
};

/** Something that the viewer did lately. */
export type Activity = { id: string; at: Date } & (
  | { kind: "review"; subject: "race" | "expert"; subjectId: string; name: string; rating: number }
  | { kind: "favorite"; race: KnownRace }
  | {
      kind: "registration";
      race: KnownRace;
      distance: string | null;
      status: "registered" | "confirmed" | "completed" | "cancelled";
    }
);

/** One page of all that somebody did. */
export type ActivityPage = { items: Activity[]; total: number; page: number; pages: number };
