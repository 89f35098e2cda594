import { type Attempt, type Outcome, open, ownerLast, type Write } from "./matrix.ts";
import { world } from "./people.ts";

const [thread, doomed] = world.threads;
const kept = `/chat/threads/${thread}`;

/** For the owner; nobody else learns that there is such a conversation, administrators neither. */
const owners = (answer: number | string): Outcome => ({ rest: 404, owner: answer });
const own = (path: string): Attempt => ({ path, outcome: owners(200) });

export const chatReads = {
  "chat/:threadId?": own(`/chat/${thread}`),
  "chat/threads/:id/rename": own(`${kept}/rename`),
  "chat/threads/:id/delete": own(`${kept}/delete`),
  "chat/threads/:id/stored": own(`${kept}/stored`),
  "chat/threads/:id/export": own(`${kept}/export`),
  "chat/messages/:id/rate": open(`/chat/messages/${world.answer}/rate`, "/chat"),
  "functions/openai-chat": open("/functions/openai-chat", 405),
} satisfies Record<string, Attempt>;

export const chatWrites = {
  "chat/:threadId?": [
    {
      what: "only the owner goes on",
      ...open(`/chat/${thread}`),
      form: { text: "Thanks" },
      outcome: owners(`/chat/${thread}`),
      order: ownerLast,
    },
  ],
  "chat/threads/:id/rename": [
    {
      what: "only the owner renames",
      path: `${kept}/rename`,
      form: { title: "Before the race" },
      outcome: owners(`/chat/${thread}`),
      order: ownerLast,
    },
  ],
  "chat/threads/:id/delete": [
    {
      what: "only the owner deletes",
      path: `/chat/threads/${doomed}/delete`,
      form: {},
      outcome: owners("/chat"),
      order: ownerLast,
      stays: { path: `/chat/${doomed}`, text: "The owner" },
    },
  ],
  "chat/messages/:id/rate": [
    {
      what: "only the owner rates",
      path: `/chat/messages/${world.answer}/rate`,
      form: { rating: "1", to: `/chat/${thread}` },
      outcome: owners(`/chat/${thread}`),
      order: ownerLast,
    },
  ],
  "functions/openai-chat": [
    {
      what: "a form is no question; a session that has ended asks nothing",
      ...open("/functions/openai-chat"),
      form: { text: "Where do I run?" },
      outcome: { rest: 400, deactivated: 401 },
    },
  ],
} satisfies Record<string, Write[]>;
