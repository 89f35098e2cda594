import type { Day } from "#values/day.ts";

/** A race on the dashboard, with what its bib is drawn from. */
type KnownRace = {
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
  /** As IANA names it. */
  timeZone: string;
};

/** A review, a favorite or a registration of the viewer. */
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

/** One page of the viewer's activities. */
export type ActivityPage = { items: Activity[]; total: number; page: number; pages: number };
