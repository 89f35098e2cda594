import type { SignId } from "../danger/signs/sign.ts";
import type { GuessedIntent } from "../intents/guessed-intent.ts";
import type { OwnRequest, PlanRequest, WeekRequest } from "./requested-plan.ts";

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
  "services",
  "preparation",
  "changes",
  "sold-out",
  "walking",
  "difficulty",
] as const;
export type RaceSubject = (typeof raceSubjects)[number];

/** The races that a question means: by name, or by their place among those shown last. */
export type RaceReference = { name: string } | { id: string };

/** What the last message wants. */
export type Intent =
  /** A sign of danger to health: the answer is fixed. */
  | { kind: "emergency"; sign: SignId }
  /** Races that fit the parameters. */
  | { kind: "search" }
  /** Races, without anything to search by: the follow-up questions come first. */
  | { kind: "generic" }
  /** What the search before has not checked, and which races it left out. */
  | { kind: "left-out" }
  /** How to register: the race is searched for by its name. */
  | { kind: "registration"; race: RaceReference | null }
  /** Facts about one race. */
  | {
      kind: "race";
      race: RaceReference;
      subjects: RaceSubject[];
      /** A question after the race was told of, which no reader has understood. */
      isUnread?: boolean;
      /** The place from which the race is near or far. */
      from?: string;
    }
  /** `near` is a place by which the races are compared: `which is closest to Trujillo?` */
  | { kind: "compare"; races: RaceReference[]; near?: string }
  /** Facts about a race, or a comparison, and no race is known: the message may describe one. */
  | {
      kind: "which-race";
      isComparison: boolean;
      subjects: RaceSubject[];
      /** One of the races that were shown is meant, and nothing tells which. */
      isOfShown?: boolean;
      /** The message counts further than the shown list goes. */
      isNotShown?: boolean;
    }
  /** Paces and predictions. Lengths are meters, times seconds. */
  | {
      kind: "pace";
      known: { meters: number; seconds: number } | null;
      targetMeters: number | null;
      targetSeconds: number | null;
    }
  /** A plan of training by its weeks, days, kilometers or time. */
  | ({ kind: "plan" } & PlanRequest)
  /** One week of training on the days that are named. */
  | ({ kind: "week" } & WeekRequest)
  /** What the runner's own plan, entries or activities tell. */
  | ({ kind: "own" } & OwnRequest)
  /**
   * A usual question about training: its topic in the knowledge base, and whether the message goes on
   * with advice and asks for one aspect of the topic. `isGuarded` is an article about an everyday complaint,
   * led by what a doctor must see. `others` are offered where the topic is only the nearest one.
   */
  | {
      kind: "training";
      topic: string;
      continues?: true;
      isGuarded?: true;
      others?: readonly string[];
    }
  | { kind: "greeting" }
  | { kind: "thanks" }
  | { kind: "joke" }
  /** What the assistant is and what it can do. */
  | { kind: "about" }
  /** What the site offers besides: membership, account, reviews. */
  | { kind: "site"; subject: "membership" | "account" | "reviews" | "contact" | "organizers" }
  /** A person or a virtual coach that helps; `city` is as our races write it. */
  | {
      kind: "expert";
      field: "coach" | "trail" | "nutrition" | "therapy" | "strength" | "mental" | "virtual";
      city: string | null;
    }
  /** What no page of the site tells. */
  | {
      kind: "beyond";
      subject: "weather" | "results" | "travel" | "elsewhere";
      /** The race that it is asked about. */
      race?: RaceReference;
    }
  /** The runner is not content with the assistant. */
  | { kind: "complaint" }
  /** Which languages the assistant writes. */
  | { kind: "languages" }
  | { kind: "other" }
  | GuessedIntent;
