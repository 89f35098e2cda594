import { msPerDay } from "#values/day.ts";
import type { coachConversations, coachMessages } from "../../schema.ts";
import { type DemoPerson, demoAccounts, demoId } from "../people/people.ts";

type SessionRow = typeof coachConversations.$inferInsert;
type MessageRow = typeof coachMessages.$inferInsert;

/** A session of the demo with one of the first coaches. */
type DemoSession = {
  person: DemoPerson;
  personaId: string;
  personaName: string;
  daysAgo: number;
  minutes: number;
  rating?: number;
  summary: string;
  /** In turns: the runner, the coach, the runner … */
  said: string[];
};

const msPerMinute = 60_000;
const longestMinutes = 20;

/** Past sessions of the accounts for looking around. */
export const demoSessions: DemoSession[] = [
  {
    person: demoAccounts.runner,
    personaId: "coach-amaru",
    personaName: "Coach Amaru",
    daysAgo: 6,
    minutes: 4,
    rating: 5,
    summary:
      "You asked how to get from a half marathon to a marathon in May on four days a week. Coach Amaru suggested to raise the weekly distance by about a tenth, with an easier week every third or fourth, and one long run that stays below three hours.",
    said: [
      "I run about 35 kilometers a week and want to run a marathon in May.",
      "Thank you. On how many days can you run, and how long was your longest run last month?",
      "On four days. Eighteen kilometers.",
      "Then we have a good base. Raise the week by about a tenth at most, take an easier week every third or fourth, and let the long run grow to about three hours. The last two to three weeks become lighter again.",
    ],
  },
  {
    person: demoAccounts.runner,
    personaId: "coach-roble",
    personaName: "Coach Roble",
    daysAgo: 2,
    minutes: 3,
    rating: 4,
    summary:
      "You asked for short strength work for runners. Coach Roble described a routine of twenty minutes for hips, calves and feet, twice a week, on easy days.",
    said: [
      "Which strength exercises take less than half an hour?",
      "Twenty minutes are enough, twice a week: calf raises, single-leg bridges, side planks and balancing on one foot. Begin without weights, and never on the day before a hard session.",
    ],
  },
  {
    person: demoAccounts.elite,
    personaId: "coach-rayo",
    personaName: "Coach Rayo",
    daysAgo: 11,
    minutes: 5,
    rating: 5,
    summary:
      "You gave a 10K of 48 minutes as your last result. Coach Rayo planned two hard sessions a week with an easy day between them, and suggested to test the pace again after six weeks.",
    said: [
      "My last 10K took 48 minutes. How do I get below 45?",
      "With two hard sessions a week and really easy days between them: one with intervals of 800 to 1,000 meters at about 4:35 per kilometer, one tempo run of twenty minutes at about 4:55. Test yourself again after six weeks.",
      "And the long run?",
      "Keep it at 14 to 16 kilometers, at a pace at which you can talk.",
    ],
  },
];

/** The rows of the demo sessions, with their ages in days before `now`. */
export function demoSessionRows(now: Date): { sessions: SessionRow[]; messages: MessageRow[] } {
  const told = demoSessions.map((session) => {
    const id = demoId("session", `${session.person.email} ${session.personaId}`);
    const began = now.getTime() - session.daysAgo * msPerDay;
    return { id, began, session };
  });
  return {
    sessions: told.map(({ id, began, session }) => ({
      conversationId: id,
      personaId: session.personaId,
      personaName: session.personaName,
      userId: session.person.id,
      conversationUrl: `/coach-sessions/${id}`,
      status: "ended",
      source: "built-in",
      createdAt: new Date(began),
      expiresAt: new Date(began + longestMinutes * msPerMinute),
      endedAt: new Date(began + session.minutes * msPerMinute),
      endReason: "closed",
      rating: session.rating ?? null,
      ratedAt: session.rating ? new Date(began + (session.minutes + 1) * msPerMinute) : null,
      summary: session.summary,
    })),
    messages: told.flatMap(({ id, began, session }) =>
      session.said.map((content, position) => ({
        conversationId: id,
        position,
        isUser: position % 2 === 0,
        content,
        createdAt: new Date(began + (position + 1) * 30_000),
      })),
    ),
  };
}
