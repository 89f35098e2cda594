import { services } from "#services/context.ts";
import type { RequestArgs } from "../viewer.server.ts";
import { mayUseSandbox } from "./sandbox-access.server.ts";

/** Whether this visitor can sign in with Google; the sandbox is restricted. */
export async function offersGoogle(asked: RequestArgs): Promise<boolean> {
  const { google } = services(asked.context).identity;
  return google === "live" || (google === "sandbox" && (await mayUseSandbox(asked)));
}
