import { isFromThisMachine } from "#services/context.ts";
import { findViewer, type RequestArgs } from "../viewer.server.ts";

/**
 * Whether the sandbox pages open. They show all letters and sign in as any person, so they are for
 * requests from the server's own machine and for administrators.
 */
export async function mayUseSandbox(asked: RequestArgs): Promise<boolean> {
  if (isFromThisMachine(asked.context)) return true;
  return (await findViewer(asked))?.isAdmin ?? false;
}
