import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestNotes, SentBody } from "#services/context.ts";

/** The context of Hono's handlers. */
export type Host = {
  Bindings: {
    incoming: IncomingMessage;
    outgoing: ServerResponse;
    id: string;
    notes: RequestNotes;
    /** Of a request that has one. */
    body?: SentBody;
  };
};
