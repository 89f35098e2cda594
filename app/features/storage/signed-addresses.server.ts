import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { msPerSecond } from "./limits.ts";
import type { ObjectPlace } from "./objects.server.ts";

const purpose = "storage object";

/**
 * The address below `/storage/v1` at which everybody may read an object until it ends. The name stands in
 * it as it is: the public client escapes the whole address. It is good for objects of this owner alone: the
 * name of a deleted bucket may be another person's later.
 */
export function signedAddress(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  { userId }: { userId: string },
  { bucket, name }: ObjectPlace,
  seconds: number,
): string {
  const expires = new Date(now().getTime() + seconds * msPerSecond);
  const token = tokens.sign(purpose, `${userId}/${bucket}/${name}`, { expires });
  return `/object/sign/${bucket}/${name}?token=${token}`;
}

/** The owner who has signed the address of an object; `null` for a token of another, or one that is over. */
export function signerOf(
  { tokens }: Pick<Services, "tokens">,
  { bucket, name }: ObjectPlace,
  token: string,
): { userId: string } | null {
  const signed = tokens.read(purpose, token);
  const place = `/${bucket}/${name}`;
  if (!signed?.endsWith(place)) return null;
  const userId = signed.slice(0, -place.length);
  return isId(userId) ? { userId } : null;
}
