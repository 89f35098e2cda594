import { href } from "react-router";
import { config } from "#services/config.ts";
import type { Services } from "#services/services.ts";

const purpose = "coach session events";

/**
 * Where the provider tells of a session. The word in the address is all that proves who speaks.
 * `null` where the provider cannot reach this server.
 * @param eventKey - of the row of the session, whose id at the provider is not known yet
 */
export function callbackAddress(
  { tokens }: Pick<Services, "tokens">,
  eventKey: string,
  appUrl = config().appUrl,
): string | null {
  if (appUrl === null) return null;
  return appUrl + href("/webhooks/tavus/:token", { token: tokens.sign(purpose, eventKey) });
}

/** The key of the row that an address is about; `null` for an address that we did not make. */
export function readCallbackToken({ tokens }: Pick<Services, "tokens">, token: string) {
  return tokens.read(purpose, token);
}
