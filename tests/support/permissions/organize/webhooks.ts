import { type Attempt, open, ownerLast, ownersOnly, signedIn, type Write } from "../matrix.ts";

/** A race that the owner organizes, with two webhooks of which the tests delete the second one. */
export const hookWorld = {
  race: "99999999-9999-4999-8999-999999999940",
  kept: "99999999-9999-4999-8999-999999999941",
  doomed: "99999999-9999-4999-8999-999999999942",
  /** Of the first webhook. */
  delivery: "99999999-9999-4999-8999-999999999943",
} as const;
const { kept, doomed, delivery } = hookWorld;

const list = `/organize/races/${hookWorld.race}/webhooks`;
const screen = (path: string): Attempt => ({ path, outcome: ownersOnly(200) });

export const webhookReads = {
  // A cookie says nothing here: people are named by the token of an app.
  "realtime/v1/stream": open("/realtime/v1/stream", 401),
  "organize/races/:id/webhooks": screen(list),
  "organize/races/:id/webhooks/:webhook": screen(`${list}/${kept}`),
  "organize/races/:id/webhooks/:webhook/secret": screen(`${list}/${kept}/secret`),
  "organize/races/:id/webhooks/:webhook/delete": screen(`${list}/${kept}/delete`),
  "organize/races/:id/webhooks/:webhook/pause": {
    path: `${list}/${kept}/pause`,
    outcome: signedIn(`${list}/${kept}`),
  },
  "organize/races/:id/webhooks/:webhook/resume": {
    path: `${list}/${kept}/resume`,
    outcome: signedIn(`${list}/${kept}`),
  },
  "organize/races/:id/webhooks/:webhook/deliveries/:delivery/replay": {
    path: `${list}/${kept}/deliveries/${delivery}/replay`,
    outcome: signedIn(`${list}/${kept}`),
  },
} satisfies Record<string, Attempt>;

/** A form of an organizer: administrators have none, as addresses belong to organizers. */
function organizers(path: string, form: Record<string, string>, answer: number | string): Write[] {
  const stays = { path: `${list}/${kept}`, text: "hooks.example" };
  return [
    { what: "its organizer", path, form, outcome: ownersOnly(answer), order: ownerLast, stays },
  ];
}

export const webhookWrites = {
  "organize/races/:id/webhooks": organizers(list, { address: "nothing" }, 400),
  "organize/races/:id/webhooks/:webhook": organizers(
    `${list}/${kept}`,
    { events: "review.published" },
    `${list}/${kept}`,
  ),
  "organize/races/:id/webhooks/:webhook/pause": organizers(
    `${list}/${kept}/pause`,
    {},
    `${list}/${kept}`,
  ),
  "organize/races/:id/webhooks/:webhook/resume": organizers(
    `${list}/${kept}/resume`,
    {},
    `${list}/${kept}`,
  ),
  "organize/races/:id/webhooks/:webhook/secret": organizers(`${list}/${kept}/secret`, {}, 200),
  "organize/races/:id/webhooks/:webhook/delete": organizers(`${list}/${doomed}/delete`, {}, list),
  "organize/races/:id/webhooks/:webhook/deliveries/:delivery/replay": organizers(
    `${list}/${kept}/deliveries/${delivery}/replay`,
    {},
    `${list}/${kept}`,
  ),
} satisfies Record<string, Write[]>;
