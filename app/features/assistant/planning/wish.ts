/** What one race can be asked about. */
export const raceSubjects = [
  "date",
  "start-time",
  "time-limit",
  "price",
  "price-includes",
  "distances",
  "elevation",
  "registration",
  "deadline",
  "places-left",
  "place",
  "course",
  "rating",
  "organizer",
  "rules",
  "status",
] as const;
export type RaceSubject = (typeof raceSubjects)[number];

/** The races that a question means: by name, or by their place among those shown last. */
export type RaceReference = { name: string } | { id: string };

/** What the last message wants. */
export type Wish =
  /** A sign of danger to health: the answer is fixed. */
  | {
      intent: "emergency";
      sign: "chest-pain" | "fainting" | "breathing" | "heat-stroke" | "self-harm";
    }
  /** Races that fit the parameters. */
  | { intent: "search" }
  /** Races, without anything to search by: the follow-up questions come first. */
  | { intent: "generic" }
  /** How to register: the race is searched for by its name. */
  | { intent: "registration"; race: RaceReference | null }
  /** Facts about one race. */
  | { intent: "race"; race: RaceReference; subjects: RaceSubject[] }
  | { intent: "compare"; races: RaceReference[] }
  /** Paces and predictions. Lengths are meters, times seconds. */
  | {
      intent: "pace";
      known: { meters: number; seconds: number } | null;
      targetMeters: number | null;
      targetSeconds: number | null;
    }
  /** A usual question about training: its topic in the knowledge base. */
  | { intent: "training"; topic: string }
  | { intent: "greeting" }
  | { intent: "thanks" }
  /** What the assistant is and what it can do. */
  | { intent: "about" }
  /** What the site offers besides: membership, account, reviews. */
  | { intent: "site"; subject: "membership" | "account" | "reviews" | "contact" | "organizers" }
  | { intent: "other" };
