import { eq, sql } from "drizzle-orm";
import { sqlState } from "#db/failures/problem.ts";
import { userProfiles, users } from "#db/schema.ts";
import { endSessions, letterLanguage } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { isReservedAddress } from "#values/web/addresses/email-address.ts";
import { findLink, makeCode, type TakenCode, takeLink } from "../codes.server.ts";
import { mayAskForLetter } from "../letters.server.ts";
import type { Viewer } from "../viewer.ts";
import {
  letterOfAskedChange,
  letterOfNewAddress,
  letterToNewAddress,
  letterToTakenAddress,
} from "./emails.tsx";
import type { NewAddressLinks, SecurityLinks } from "./links.ts";
import type { SecurityRefusal } from "./messages.ts";
import { whyNotProved } from "./proof.server.ts";
import type { NewAddressForm } from "./schema.ts";
import { recordSignInChange } from "./tell-owner.server.ts";

const kind = "email_change";
const goodForMinutes = 24 * 60;

/**
 * Sends a link to the new address, and a notice to the old one. An address that another account has
 * already gets the same answer; only its owner is told, by mail.
 */
export async function askForNewAddress(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail">,
  viewer: Pick<Viewer, "userId" | "sessionId" | "email">,
  { email, password }: NewAddressForm,
  links: NewAddressLinks,
): Promise<{ problem: null } | SecurityRefusal> {
  const { db, mail, limits } = services;
  if (mail.mode === "unavailable") return { problem: "mail-unavailable", field: null };
  if (mail.mode === "live" && isReservedAddress(email)) {
    return { problem: "reserved-address", field: "email" };
  }
  if (email === viewer.email.toLowerCase()) return { problem: "same-address", field: "email" };
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  // By address too: many accounts together must not fill one mailbox.
  const isAllowed =
    (await limits.allow("newAddress", viewer.userId)) &&
    (await mayAskForLetter({ limits }, email, viewer.userId));
  if (!isAllowed) return { problem: "too-many-attempts", field: null };

  const [taken] = await db
    .select({ lang: users.lang })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  const lang = await letterLanguage(db, viewer.userId);
  await db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    const about = {
      userId: viewer.userId,
      kind,
      sentTo: email,
      sessionId: viewer.sessionId,
    } as const;
    // Also for an address in use, whose owner gets no link: the next request replaces it.
    const { link } = await makeCode(within, about, goodForMinutes);
    const letter = taken ? letterToTakenAddress(links) : letterToNewAddress(links.confirm(link));
    await mail.send({ address: email, lang: taken?.lang ?? lang }, letter, { within: tx });
    await tellOfRequest(within, viewer, email, links);
  });
  return { problem: null };
}

/** Tells the owner, at the address of the account, that it is about to change. */
export async function tellOfRequest(
  { db, now, mail }: Pick<Services, "db" | "now" | "mail">,
  { userId, email }: Pick<Viewer, "userId" | "email">,
  newAddress: string,
  links: SecurityLinks,
): Promise<void> {
  const change = { kind: "address-requested" } as const;
  const undo = links.undo(await recordSignInChange({ db, now }, userId, change));
  const lang = await letterLanguage(db, userId);
  await mail.send({ address: email, lang }, letterOfAskedChange(newAddress, { undo }), {
    within: db,
  });
}

/** The address that a link would confirm; `null` for a forged, expired, stopped or used link. */
export async function findNewAddress(
  services: Pick<Services, "db" | "now" | "identity">,
  token: string,
): Promise<string | null> {
  const code = await findLink(services, token);
  return code?.kind === kind ? code.sentTo : null;
}

/** Gives the account the address that its link was sent to. */
export async function confirmNewAddress(
  services: Pick<Services, "db" | "now" | "identity" | "mail">,
  token: string,
  links: SecurityLinks,
): Promise<{ problem: "link-refused" } | { problem: null; userId: string }> {
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    const code = await takeLink(within, [kind], token);
    const isDone = code !== null && (await changeAddress(within, code, links));
    return isDone ? { problem: null, userId: code.userId } : { problem: "link-refused" };
  });
}

/**
 * Gives an account the address that a code was sent to. Only the session in which it was requested
 * continues: all others end, with everything that is pending.
 * @returns false when another account has the address meanwhile
 */
export async function changeAddress(
  { db, now, mail }: Pick<Services, "db" | "now" | "mail">,
  { userId, sentTo: email, sessionId }: Pick<TakenCode, "userId" | "sentTo" | "sessionId">,
  links: SecurityLinks,
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const own = eq(users.id, userId);
      const [user] = await tx
        .select({ email: users.email, lang: users.lang })
        .from(users)
        .where(own)
        .for("update");
      if (!user) return false;
      // Triggers: end of pending changes, search text; see app/db/functions/accounts.sql
      await tx.update(users).set({ email, emailVerified: true, updatedAt: now() }).where(own);
      await tx.update(userProfiles).set({ email }).where(eq(userProfiles.userId, userId));
      await endSessions(tx, userId, { except: sessionId });
      const change = { kind: "address", addressBefore: user.email } as const;
      const undo = links.undo(await recordSignInChange({ db: tx, now }, userId, change));
      const letter = letterOfNewAddress(email, { ...links, undo });
      await mail.send({ address: user.email, lang: user.lang }, letter, { within: tx });
      return true;
    });
  } catch (problem) {
    if (sqlState(problem) === "23505") return false;
    throw problem;
  }
}
