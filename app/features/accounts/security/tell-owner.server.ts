import { randomBytes } from "node:crypto";
import { authChanges } from "#db/schema.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import type { Sentence } from "#values/say.ts";
import { type AccountChange, undoDays } from "./change.ts";
import { letterOfChange } from "./emails.tsx";
import type { SecurityLinks } from "./links.ts";

const tokenBytes = 24;

/**
 * Records a change, so that the link of its letter can undo it.
 * @returns the token of the link
 */
export async function recordSignInChange(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
  { kind, subjectId, addressBefore }: AccountChange,
  goodUntil?: Date,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString("base64url");
  const madeAt = now();
  await db.insert(authChanges).values({
    userId,
    kind,
    subjectId: subjectId ?? null,
    addressBefore: addressBefore ?? null,
    linkHash: hashOfSecret(token),
    madeAt,
    expiresAt: goodUntil ?? new Date(madeAt.getTime() + undoDays * 24 * 3600_000),
  });
  return token;
}

/**
 * Notifies the owner of a finished change, with the link that undoes it; the change does not depend on
 * the mail.
 */
export async function tellOwner(
  { db, now, mail, log }: Pick<Services, "db" | "now" | "mail" | "log">,
  { userId, email }: { userId: string; email: string },
  { what, ...change }: AccountChange & { what: Sentence },
  links: SecurityLinks,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const undo = links.undo(await recordSignInChange({ db: tx, now }, userId, change));
      const letter = letterOfChange(what, { ...links, undo });
      const lang = await letterLanguage(tx, userId);
      await mail.send({ address: email, lang }, letter, { within: tx });
    });
  } catch (error) {
    log.warn({ error }, "no notice of a changed sign-in");
  }
}
