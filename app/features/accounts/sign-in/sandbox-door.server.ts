import { isFromThisMachine } from "#services/context.ts";
import { findViewer, type RequestArgs } from "../viewer.server.ts";

/**
 * Whether the pages that stand in for the outside world open. They show everybody's letters and sign
 * anybody in, so they are for the machine of the server itself and for administrators.
 */
export async function mayUseSandbox(asked: RequestArgs): Promise<boolean> {
  if (isFromThisMachine(asked.context)) return true;
  return (await findViewer(asked))?.isAdmin ?? false;
}
