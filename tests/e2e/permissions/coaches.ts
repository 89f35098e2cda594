import { type Attempt, open, ownerLast, type Write } from "./matrix.ts";
import { world } from "./people.ts";

const sessions = "/functions/tavus-conversation";
const [running] = world.coachSessions;

export const coachReads = {
  "functions/tavus-conversation": open(sessions, 405),
  "webhooks/tavus/:token": open("/webhooks/tavus/forged", 404),
} satisfies Record<string, Attempt>;

export const coachWrites: Record<string, Write[]> = {
  "functions/tavus-conversation": [
    {
      what: "only the owner ends a session",
      path: sessions,
      form: { action: "end", conversationId: running },
      outcome: { rest: 404, owner: 200 },
      order: ownerLast,
    },
    {
      what: "anybody begins a session",
      ...open(sessions),
      form: { action: "start", persona_id: "coach-luz" },
      outcome: 200,
    },
    {
      what: "anybody lists the coaches",
      ...open(sessions),
      form: { action: "list" },
      outcome: 200,
    },
    {
      what: "a form changes no coach",
      ...open(sessions),
      form: { action: "update", personaId: "coach-luz", updates: "x" },
      outcome: 400,
    },
  ],
  "webhooks/tavus/:token": [
    {
      what: "an event without our word",
      ...open("/webhooks/tavus/forged"),
      form: {},
      outcome: 404,
    },
  ],
};
