import { type Attempt, admins, adminsOnly, open, ownerLast, type Write } from "./matrix.ts";
import { world } from "./people.ts";

const sessions = "/functions/tavus-conversation";
const [running] = world.coachSessions;
const office = "/admin/virtual-coaches";
const question = [{ author: "user", text: "Hello", races: [] }];

export const coachReads = {
  "functions/tavus-conversation": open(sessions, 405),
  "webhooks/tavus/:token": open("/webhooks/tavus/forged", 404),
  "admin/virtual-coaches": { path: office, outcome: adminsOnly(200) },
  "admin/virtual-coaches/:id": { path: `${office}/coach-luz`, outcome: adminsOnly(200) },
  "admin/virtual-coaches/test": { path: `${office}/test`, outcome: adminsOnly(office) },
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
};
