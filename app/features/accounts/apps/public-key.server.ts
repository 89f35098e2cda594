import type { Services } from "#services/services.ts";

const letters = 24;

/**
 * The key that apps name this installation with, for example `dorsal_public_0fJk…`. It grants nothing and
 * is no secret.
 */
export function publicKey({ identity }: Pick<Services, "identity">): string {
  const mark = identity.box.seal("public key", "").toString("base64url").slice(0, letters);
  return `dorsal_public_${mark}`;
}
