import { clientAddress } from "#services/context.ts";
import type { Asker } from "#services/identity/identity.ts";
import type { Asked } from "./viewer.server.ts";

/** Who asks the identity service. */
export function askerOf({ request, context }: Asked): Asker {
  return { request, clientAddress: clientAddress(context) };
}
