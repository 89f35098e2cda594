import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { publicOrigin, requestId, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { refuseCall } from "#values/web/api-error.ts";

/**
 * Answers a call, also after an unexpected error: with the sentence `failed`,
 * while the cause goes to the log.
 */
export async function answerCall(
  { context }: RequestArgs,
  failed: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    services(context).log.error({ error, id: requestId(context) }, "a call failed");
    return refuseCall(failed, 500);
  }
}

/** Browsers send the text of a beacon as plain text. */
const jsonTypes = /^(?:application\/json|text\/plain)\b/;

/** The body of a call to a server function, as JSON or as a form; `null` when it is neither. */
export function bodyOf(request: Request): Promise<unknown> {
  const isJson = jsonTypes.test(request.headers.get("content-type") ?? "");
  return (isJson ? request.json() : formEntries(request)).catch(() => null);
}

async function formEntries(request: Request) {
  return Object.fromEntries(await formOf(request));
}

/** An address of this site, or the one that is meant when another site's was sent. */
export function ownAddress(request: Request, sent: string | undefined, path: string): string {
  const origin = publicOrigin(request);
  const address = sent && URL.canParse(sent) ? new URL(sent) : null;
  return address?.origin === origin ? address.href : `${origin}${path}`;
}
