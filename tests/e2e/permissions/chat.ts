import { type Attempt, open, type Write } from "./matrix.ts";

export const chatReads = {
  "functions/openai-chat": open("/functions/openai-chat", 405),
} satisfies Record<string, Attempt>;

export const chatWrites = {
  "functions/openai-chat": [
    {
      what: "a form is no question; a session that has ended asks nothing",
      ...open("/functions/openai-chat"),
      form: { text: "Where do I run?" },
      outcome: { rest: 400, deactivated: 401 },
    },
  ],
} satisfies Record<string, Write[]>;
