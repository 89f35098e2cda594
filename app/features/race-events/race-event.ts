/** What can happen to registrations, reviews and results of a race. Organizers choose among these for their webhooks. */
export const raceEventKinds = [
  "registration.created",
  "registration.updated",
  "registration.cancelled",
  "review.published",
  "results.published",
] as const;

export type RaceEventKind = (typeof raceEventKinds)[number];

/** What happened, as readers see it: ids, no words about people. */
export type RaceEvent = {
  /** Its number in the order of the events; grows, with gaps for a reader who does not see all. */
  place: number;
  kind: RaceEventKind;
  raceId: string;
  /** The registration, the review or the version of results. */
  subjectId: string;
  at: Date;
};

/** An event for one reader: an organizer of the race, or the runner whose registration it is. */
export type SeenEvent = RaceEvent & { isOwn: boolean };

/** Streams of one person in one process: several apps and devices, and those that were just cut. */
export const mostStreams = 6;
