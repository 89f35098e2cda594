import { and, eq, isNotNull, sql } from "drizzle-orm";
import { authAppSessions, authIdentities, users } from "#db/schema.ts";
import { makeCode } from "#features/accounts/codes.server.ts";
import { mayAskForLetter } from "#features/accounts/letters.server.ts";
import { changeTexts } from "#features/accounts/security/change.ts";
import { letterToTakenAddress } from "#features/accounts/security/emails.tsx";
import { newAddressLinks, securityLinks } from "#features/accounts/security/links.ts";
import { tellOfRequest } from "#features/accounts/security/new-address.server.ts";
import { tellOwner } from "#features/accounts/security/tell-owner.server.ts";
import { endSessions } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { isReservedAddress } from "#values/web/addresses/email-address.ts";
import { type AppCaller, whyAppNotProved } from "./caller.server.ts";
import { challengeProblem } from "./flows.server.ts";
import { type AskedLetter, sendCode } from "./letters.server.ts";
import { type AppRefusal, whyWeak } from "./refusals.ts";
import { mostData, type UserBody } from "./schema.ts";
import { type AppUser, findAppUser } from "./users.server.ts";
import { merged } from "./verify.server.ts";

type Needs = Pick<Services, "db" | "now" | "identity" | "mail" | "limits" | "log">;

/**
 * Changes what an app may change about its person: the password, which ends all other sessions, the
 * address, which counts once its code was entered, and what the app keeps about the person.
 */
export async function changeAppUser(
  services: Needs,
  caller: AppCaller,
  { password, email, phone, data, current_password, nonce }: UserBody,
  asked: AskedLetter,
): Promise<{ problem: null; user: AppUser } | AppRefusal> {
  if (phone) return { problem: "no-phone" };
  if (email !== null || password !== null) {
    const given = { password: current_password, nonce };
    const refusal =
      (password !== null ? whyWeak(password) : null) ??
      (email !== null ? whyNotAddress(services, email, asked) : null) ??
      (await whyAppNotProved(services, caller, given));
    if (refusal) return refusal;
  }
  const refusal =
    (password === null ? null : await changePassword(services, caller, password, asked)) ??
    (email === null ? null : await askForAddress(services, caller, email, asked)) ??
    (data === null ? null : await keepData(services, caller, data));
  if (refusal) return refusal;
  const user = await findAppUser(services, caller.viewer.userId);
  return user ? { problem: null, user } : { problem: "session-over" };
}

function whyNotAddress(
  { mail }: Pick<Services, "mail">,
  email: string,
  asked: AskedLetter,
): AppRefusal | null {
  if (!email) return { problem: "bad-address" };
  if (mail.mode === "unavailable") return { problem: "mail-unavailable" };
  if (mail.mode === "live" && isReservedAddress(email)) return { problem: "reserved-address" };
  const problem = challengeProblem(asked);
  return problem && { problem };
}

async function changePassword(
  { db, now, identity, limits, mail, log }: Needs,
  { viewer: { userId, sessionId, email } }: AppCaller,
  password: string,
  { origin }: AskedLetter,
): Promise<AppRefusal | null> {
  if (!(await limits.allow("credentials", userId))) return { problem: "too-many-attempts" };
  const own = and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "credential"));
  const [known] = await db
    .select({ hash: authIdentities.password })
    .from(authIdentities)
    .where(and(own, isNotNull(authIdentities.password)));
  if (known?.hash && (await identity.matches(password, known.hash))) {
    return { problem: "same-password" };
  }
  const hash = await identity.hash(password);
  await db.transaction(async (tx) => {
    // Trigger: a new password ends pending changes; see app/db/functions/accounts.sql
    await tx
      .insert(authIdentities)
      .values({ userId, providerId: "credential", accountId: userId, password: hash })
      .onConflictDoUpdate({
        target: [authIdentities.providerId, authIdentities.accountId],
        set: { password: hash, updatedAt: now() },
      });
    await endSessions(tx, userId, { except: sessionId });
    await tx
      .update(authAppSessions)
      .set({ provedAt: now() })
      .where(eq(authAppSessions.sessionId, sessionId));
  });
  const change = { kind: "password", what: changeTexts.newPassword } as const;
  await tellOwner({ db, now, mail, log }, { userId, email }, change, securityLinks(origin));
  return null;
}

/** The answer is the same for an address that another account has: only its owner is told, by mail. */
async function askForAddress(
  services: Needs,
  { viewer: { userId, sessionId, email: known } }: AppCaller,
  email: string,
  asked: AskedLetter,
): Promise<AppRefusal | null> {
  const { db, mail, limits } = services;
  if (email === known.toLowerCase()) return null;
  if (!(await limits.allow("newAddress", userId))) return { problem: "too-many-letters" };
  // By address too: many accounts together must not fill one mailbox.
  if (!(await mayAskForLetter({ limits }, email, userId))) return { problem: "too-many-letters" };
  const links = newAddressLinks(asked.origin);
  const [taken] = await db
    .select({ lang: users.lang })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  await db.transaction(async (tx) => {
    const about = { userId, kind: "email_change", sentTo: email, sessionId } as const;
    const within = { ...services, db: tx };
    if (taken) {
      // A code that nobody gets: the app shows the address as one that waits, as any other.
      await makeCode(within, about);
      const { lang } = taken;
      await mail.send({ address: email, lang }, letterToTakenAddress(links), { within: tx });
    } else {
      await sendCode(within, about, asked);
    }
    await tellOfRequest(within, { userId, email: known }, email, links);
  });
  return null;
}

async function keepData(
  { db, now, limits }: Needs,
  { viewer: { userId } }: AppCaller,
  given: Record<string, unknown> | "bad",
): Promise<AppRefusal | null> {
  if (given === "bad") return { problem: "bad-data" };
  if (!(await limits.allow("appData", userId))) return { problem: "too-many-attempts" };
  const data = merged(given);
  const isSmall = sql`octet_length((${data})::text) <= ${mostData}`;
  const kept = await db
    .update(users)
    .set({ rawUserMeta: data, updatedAt: now() })
    .where(and(eq(users.id, userId), isSmall))
    .returning({ id: users.id });
  return kept.length > 0 ? null : { problem: "bad-data" };
}
