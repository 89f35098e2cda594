import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestNotes } from "#services/context.ts";

/** What Hono's handlers find in their context. */
export type Host = {
  Bindings: {
    incoming: IncomingMessage;
    outgoing: ServerResponse;
    id: string;
    notes: RequestNotes;
  };
};
