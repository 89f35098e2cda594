import { type Attempt, admins, adminsOnly, type Write } from "./matrix.ts";
import { world } from "./people.ts";

const [assistant, doomed] = world.assistants;
const details = { name: "Pacer", model: "gpt-4", instructions: "Be kind." };
const question = [{ author: "user", text: "Hello", races: [] }];

/** Names all assistants of the server: those of the matrix alone, or others with them. */
export const assistantOrder = { order: `${doomed},${assistant}` };

/** An address that only takes a form sends an administrator to the list. */
const formOnly = (path: string): Attempt => ({ path, outcome: adminsOnly("/admin/ai") });
const screen = (path: string): Attempt => ({ path, outcome: adminsOnly(200) });

export const assistantReads: Record<string, Attempt> = {
  "admin/ai": screen("/admin/ai"),
  "admin/ai/usage": screen("/admin/ai/usage"),
  "admin/ai/feedback": screen("/admin/ai/feedback"),
  "admin/ai/new": screen("/admin/ai/new"),
  "admin/ai/edit": formOnly("/admin/ai/edit"),
  "admin/ai/edit/:id": screen(`/admin/ai/edit/${assistant}`),
  "admin/ai/edit/:id/delete": screen(`/admin/ai/edit/${assistant}/delete`),
  "admin/ai/first": formOnly("/admin/ai/first"),
  "admin/ai/order": formOnly("/admin/ai/order"),
  "admin/ai/test": formOnly("/admin/ai/test"),
};

export const assistantWrites: Record<string, Write[]> = {
  "admin/ai/order": admins("/admin/ai/order", assistantOrder, 200),
  "admin/ai/new": admins("/admin/ai/new", details, "/admin/ai"),
  "admin/ai/edit/:id": admins(`/admin/ai/edit/${assistant}`, details, "/admin/ai"),
  "admin/ai/edit/:id/delete": admins(`/admin/ai/edit/${doomed}/delete`, {}, "/admin/ai"),
  "admin/ai/first": [
    {
      what: "a list that is not empty stays",
      path: "/admin/ai/first",
      form: {},
      outcome: adminsOnly("/admin/ai"),
      unrecorded: "nothing is added",
    },
  ],
  "admin/ai/test": [
    {
      what: "the test console",
      path: "/admin/ai/test",
      form: { ...details, conversation: JSON.stringify(question) },
      outcome: adminsOnly(200),
      unrecorded: "a test stores nothing",
    },
  ],
};
