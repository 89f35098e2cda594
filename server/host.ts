import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestNotes } from "#services/context.ts";

/** The context of Hono's handlers. */
export type Host = {
  Bindings: {
    incoming: IncomingMessage;
    outgoing: ServerResponse;
    id: string;
    notes: RequestNotes;
  };
};
