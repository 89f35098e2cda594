import {
  type Attempt,
  admins,
  adminsOnly,
  type Outcome,
  open,
  ownerLast,
  ownersOnly,
  type Write,
} from "./matrix.ts";
import { world } from "./people.ts";

const sessions = "/functions/tavus-conversation";
const [running, doomed] = world.coachSessions;
const room = `/coach-sessions/${running}`;
const kept = `/dashboard/coach-sessions/${running}`;

/** For the owner; nobody else learns that there is such a session, administrators neither. */
const owners = (answer: number | string): Outcome => ({ rest: 404, owner: answer });

const office = "/admin/virtual-coaches";
const question = [{ author: "user", text: "Hello", races: [] }];

export const coachReads = {
  "functions/tavus-conversation": open(sessions, 405),
  "webhooks/tavus/:token": open("/webhooks/tavus/forged", 404),
  "admin/virtual-coaches": { path: office, outcome: adminsOnly(200) },
  "admin/virtual-coaches/:id": { path: `${office}/coach-luz`, outcome: adminsOnly(200) },
  "admin/virtual-coaches/test": { path: `${office}/test`, outcome: adminsOnly(office) },
  "coach-sessions/:id": { path: room, outcome: owners(200) },
  "coach-sessions/:id/say": open(`${room}/say`, room),
  "coach-sessions/:id/rate": open(`${room}/rate`, room),
  "dashboard/coach-sessions/:id": { path: kept, outcome: ownersOnly(200) },
  "dashboard/coach-sessions/:id/delete": { path: `${kept}/delete`, outcome: ownersOnly(200) },
} satisfies Record<string, Attempt>;

export const coachWrites: Record<string, Write[]> = {
  "admin/virtual-coaches": [
    {
      what: "the coaches are read again",
      path: office,
      form: {},
      outcome: adminsOnly(office),
      unrecorded: "it only reads",
    },
  ],
  "admin/virtual-coaches/:id": admins(
    `${office}/coach-luz`,
    { context: "Only administrators write this." },
    `${office}/coach-luz`,
  ),
  "admin/virtual-coaches/test": [
    {
      what: "the test of a coach",
      path: `${office}/test`,
      form: {
        name: "Luz",
        system_prompt: "Be kind.",
        context: "",
        conversation: JSON.stringify(question),
      },
      outcome: adminsOnly(200),
      unrecorded: "a test stores nothing",
    },
  ],
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
  "coach-sessions/:id": [
    {
      what: "only the owner ends a session in its room",
      path: room,
      form: {},
      outcome: owners(room),
      order: ownerLast,
    },
  ],
  "coach-sessions/:id/say": [
    {
      what: "only the owner speaks with the coach",
      path: `${room}/say`,
      form: { text: "How do I warm up?" },
      outcome: owners(room),
      order: ownerLast,
    },
  ],
  "coach-sessions/:id/rate": [
    {
      what: "only the owner gives stars",
      path: `${room}/rate`,
      form: { stars: "4" },
      outcome: owners(room),
      order: ownerLast,
    },
  ],
  "dashboard/coach-sessions/:id/delete": [
    {
      what: "only the owner deletes a session",
      path: `/dashboard/coach-sessions/${doomed}/delete`,
      form: {},
      outcome: ownersOnly("/dashboard"),
      order: ownerLast,
      stays: { path: `/dashboard/coach-sessions/${doomed}`, text: "Coach Luz" },
    },
  ],
};
