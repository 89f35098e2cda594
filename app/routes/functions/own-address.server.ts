import { publicOrigin } from "#services/context.ts";

/** An address of this site, or the one that is meant when another site's was sent. */
export function ownAddress(request: Request, sent: string | undefined, path: string): string {
  const origin = publicOrigin(request);
  const address = sent && URL.canParse(sent) ? new URL(sent) : null;
  return address?.origin === origin ? address.href : `${origin}${path}`;
}
