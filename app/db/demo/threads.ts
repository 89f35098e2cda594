import { type Day, msPerDay } from "#values/day.ts";
import type { chatMessages, chatThreads } from "../schema.ts";
import { demoAccounts, demoId } from "./people/people.ts";
import { demoRaces } from "./races/catalog.ts";
import { raceId, raceRow } from "./races/rows.ts";

type ThreadRow = typeof chatThreads.$inferInsert;
type MessageRow = typeof chatMessages.$inferInsert;

/** A question of the demo's runner, and what the built-in assistant answers to it. */
type Exchange = {
  daysAgo: number;
  title: string;
  question: string;
  answer: string;
  intent: string;
  parameters?: Record<string, string>;
  races?: { id: string; why: string[] }[];
  options?: string[];
  rating?: { rating: 1 | -1; reason: string };
};

const racesFound = 3;
const secondsToAnswer = 1;

/**
 * Conversations of the demo's runner with the built-in assistant: races of the demo, paces that
 * follow from the numbers, and usual advice.
 */
export function demoThreads(
  now: Date,
  today: Day,
  /** The assistant of the first conversation; `null` if the database has no assistant with that name. */
  finder: string | null,
): { threads: ThreadRow[]; messages: MessageRow[] } {
  const exchanges = [halfMarathons(today), pace, altitude];
  const threads: ThreadRow[] = [];
  const messages: MessageRow[] = [];
  for (const [place, exchange] of exchanges.entries()) {
    const id = demoId("thread", exchange.title);
    const asked = new Date(now.getTime() - exchange.daysAgo * msPerDay);
    const answered = new Date(asked.getTime() + secondsToAnswer * 1000);
    threads.push({
      id,
      userId: demoAccounts.runner.id,
      assistantId: place === 0 ? finder : null,
      title: exchange.title,
      createdAt: asked,
      lastMessageAt: answered,
    });
    messages.push(
      {
        id: demoId("question", exchange.title),
        threadId: id,
        content: exchange.question,
        isUser: true,
        timestamp: asked,
        position: 0,
      },
      { ...answerRow(exchange, answered), threadId: id, position: 1 },
    );
  }
  return { threads, messages };
}

function answerRow(exchange: Exchange, timestamp: Date) {
  const { title, answer, races = [], options = [], rating } = exchange;
  return {
    id: demoId("answer", title),
    content: answer,
    isUser: false,
    timestamp,
    races,
    options,
    answeredBy: "built-in" as const,
    debug: debugOf(exchange),
    ...(rating && {
      rating: rating.rating,
      ratingReason: rating.reason,
      ratedAt: timestamp,
    }),
  };
}

function debugOf({ intent, parameters = {}, races }: Exchange) {
  return {
    engine: "built-in",
    model: null,
    temperature: null,
    intent,
    toolChoice: "auto",
    parameters,
    toolCalls: races ? [{ name: "search_races", parameters, found: races.length, ms: 8 }] : [],
    firstByteMs: 10,
    totalMs: 12,
    inputTokens: 0,
    outputTokens: 0,
    problem: null,
  };
}

function halfMarathons(today: Day): Exchange {
  const found = demoRaces
    .filter((race) => race.country === "Peru" && !race.isCancelled && !race.isClosed)
    .filter(({ distances }) => distances.some(({ meters }) => isHalfMarathon(meters)))
    .map((race) => ({ race, row: raceRow(race, today, new Date(0)) }))
    .sort((one, other) => one.row.startDate.localeCompare(other.row.startDate))
    .slice(0, racesFound);
  const names = found.map(({ race }) => `**${race.name}**`).join(", ");
  return {
    daysAgo: 2,
    title: "Half marathons in Peru",
    question: "Which half marathons are next in Peru?",
    answer: `These are the next half marathons in Peru, the soonest first: ${names}.`,
    intent: "search",
    parameters: { country: "Peru", distance: "Half Marathon" },
    races: found.map(({ race }) => ({ id: raceId(race), why: [`In ${race.city}`, "21.1 km"] })),
    options: ["Only in Lima", "Cheaper ones"],
    rating: { rating: 1, reason: "Two of them were new to me." },
  };
}

function isHalfMarathon(meters: number | null): boolean {
  return meters !== null && meters >= 21_000 && meters <= 21_200;
}

const pace: Exchange = {
  daysAgo: 1,
  title: "Pace for 10K in 50 minutes",
  question: "What pace do I need for a 10K in 50 minutes?",
  answer:
    "For 10K in 50:00 you need **5:00 per kilometer** (8:03 per mile). At an even pace you pass 5K after 25:00.",
  intent: "pace",
  options: ["And for a half marathon?"],
};

const altitude: Exchange = {
  daysAgo: 0.2,
  title: "Running at altitude",
  question: "I live in Lima. How do I prepare for a race in Cusco?",
  answer: [
    "Cusco lies at about 3,400 m, where the air holds about a third less oxygen than at the sea. Expect slower times.",
    "",
    "- Arrive at least several days earlier if you can: the body needs one to three weeks to adapt.",
    "- Run by effort and not by pace, and begin slower than at home.",
    "- Keep the first days easy, sleep enough and drink to thirst.",
    "- With a headache that grows, nausea or dizziness, stop and see a doctor.",
  ].join("\n"),
  intent: "training",
  options: ["Races in Cusco"],
};
