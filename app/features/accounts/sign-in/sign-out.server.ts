import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";

/** Ends the session. The browser forgets it even when it had ended already. */
export async function signOut(
  { identity, log }: Pick<Services, "identity" | "log">,
  asker: Asker,
): Promise<Headers> {
  const headers = new Headers();
  for (const cookie of identity.cookie.forgetting(asker.request))
    headers.append("set-cookie", cookie);
  await identity.ask(asker, "/sign-out", {}).catch((error: unknown) => {
    log.error({ error }, "a session could not be ended");
  });
  return headers;
}
