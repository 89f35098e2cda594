import { and, eq, sql } from "drizzle-orm";
import { sqlState } from "#db/failures/problem.ts";
import { authCodes, authVerifications, userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isReservedAddress } from "#values/web/addresses/reserved-domain.ts";
import { mayAskForLetter } from "../letters.server.ts";
import type { Viewer } from "../viewer.ts";
import {
  letterOfAskedChange,
  letterOfNewAddress,
  letterToNewAddress,
  letterToTakenAddress,
} from "./emails.tsx";
import type { NewAddressLinks } from "./links.ts";
import { whyNotProved } from "./proof.server.ts";
import type { SecurityRefusal } from "./refusal.ts";
import { type NewAddressForm, readAddressChange } from "./schema.ts";

const purpose = "new email address";
const goodForHours = 24;

/**
 * Sends a link to the new address, and a notice to the old one. An address that another account has
 * already gets the same answer; only its owner is told, by mail.
 */
export async function askForNewAddress(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "tokens">,
  viewer: Pick<Viewer, "userId" | "sessionId" | "email">,
  { email, password }: NewAddressForm,
  links: NewAddressLinks,
): Promise<{ problem: null } | SecurityRefusal> {
  const { db, mail, limits, now, tokens } = services;
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

  const expires = new Date(now().getTime() + goodForHours * 3_600_000);
  const token = tokens.sign(purpose, JSON.stringify([viewer.userId, viewer.email, email]), {
    expires,
  });
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  const letter = taken ? letterToTakenAddress(links) : letterToNewAddress(links.confirm(token));
  await db.transaction(async (tx) => {
    await mail.send({ address: email }, letter, { within: tx });
    const notice = letterOfAskedChange(email, links);
    await mail.send({ address: viewer.email }, notice, { within: tx });
  });
  return { problem: null };
}

/** The content of a link; `null` for a forged or expired one. */
function readNewAddress({ tokens }: Pick<Services, "tokens">, token: string) {
  const payload = tokens.read(purpose, token);
  return payload === null ? null : readAddressChange(JSON.parse(payload));
}

/** The address that a link would confirm; `null` for a forged, expired or used link. */
export async function findNewAddress(
  services: Pick<Services, "db" | "tokens">,
  token: string,
): Promise<string | null> {
  const change = readNewAddress(services, token);
  if (!change) return null;
  const [user] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, change.userId), eq(users.email, change.from)));
  return user ? change.to : null;
}

/**
 * Gives the account the address that its link was sent to. A link works once, because it names the
 * address that the account had before.
 */
export async function confirmNewAddress(
  services: Pick<Services, "db" | "now" | "mail" | "tokens">,
  token: string,
  links: { contact: string },
): Promise<{ problem: "link-refused" } | { problem: null; userId: string }> {
  const change = readNewAddress(services, token);
  if (!change) return { problem: "link-refused" };
  try {
    const isDone = await services.db.transaction(async (tx) => {
      if (!(await changeAddress({ ...services, db: tx }, change))) return false;
      const letter = letterOfNewAddress(change.to, links);
      await services.mail.send({ address: change.from }, letter, { within: tx });
      return true;
    });
    if (isDone) return { problem: null, userId: change.userId };
    return { problem: "link-refused" };
  } catch (problem) {
    // Another account has confirmed the same address meanwhile.
    if (sqlState(problem) === "23505") return { problem: "link-refused" };
    throw problem;
  }
}

/**
 * Gives an account another address.
 * @returns false when it has another one than `from` by now
 */
export async function changeAddress(
  { db, now }: Pick<Services, "db" | "now">,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<boolean> {
  const [user] = await db
    .update(users)
    .set({ email: to, emailVerified: true, updatedAt: now() })
    .where(and(eq(users.id, userId), eq(users.email, from)))
    .returning({ id: users.id });
  if (!user) return false;
  await db.update(userProfiles).set({ email: to }).where(eq(userProfiles.userId, userId));
  // Links and codes that were sent to the old address stop working.
  await db.delete(authVerifications).where(eq(authVerifications.value, userId));
  await db.delete(authCodes).where(eq(authCodes.userId, userId));
  return true;
}
