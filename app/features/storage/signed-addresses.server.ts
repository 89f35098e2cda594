import type { Services } from "#services/services.ts";
import { msPerSecond } from "./limits.ts";
import type { ObjectPlace } from "./objects.server.ts";

const purpose = "storage object";

/**
 * The address below `/storage/v1` at which everybody may read an object until it ends. The name stands in
 * it as it is: the public client escapes the whole address.
 */
export function signedAddress(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  { bucket, name }: ObjectPlace,
  seconds: number,
): string {
  const expires = new Date(now().getTime() + seconds * msPerSecond);
  const token = tokens.sign(purpose, `${bucket}/${name}`, { expires });
  return `/object/sign/${bucket}/${name}?token=${token}`;
}

/** Whether a token was made for this object and still counts. */
export function isSigned(
  { tokens }: Pick<Services, "tokens">,
  { bucket, name }: ObjectPlace,
  token: string,
): boolean {
  return tokens.read(purpose, token) === `${bucket}/${name}`;
}
