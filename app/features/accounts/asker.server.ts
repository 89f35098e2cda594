import { clientAddress } from "#services/context.ts";
import type { Asker } from "#services/identity/identity.ts";
import type { RequestArgs } from "./viewer.server.ts";

/** The request in the form that the identity service expects. */
export function askerOf({ request, context }: RequestArgs): Asker {
  return { request, clientAddress: clientAddress(context) };
}
