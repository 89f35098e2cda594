import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Answer, Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { tooManyAttempts } from "../messages.ts";
import type { Viewer } from "../viewer.ts";
import { letterOfChange } from "./emails.tsx";
import { securityMessages } from "./messages.ts";
import { type Refused, refused, type SecurityLinks } from "./password.server.ts";

type Me = Pick<Viewer, "userId" | "email">;
type Needs = Pick<Services, "identity" | "limits">;
type Telling = Needs & Pick<Services, "mail" | "log">;

export async function hasTwoFactor(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<boolean> {
  const [user] = await db
    .select({ isOn: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isOn ?? false;
}

/** Makes a key for an app and backup codes. They count once a code of the app has been entered. */
export async function startTwoFactor(
  { identity, limits }: Needs,
  asker: Asker,
  { userId }: Me,
  password: string,
): Promise<{ problem: null; address: string; backupCodes: string[]; headers: Headers } | Refused> {
  if (!(await limits.allow("proof", userId))) return refused(tooManyAttempts);
  const answer = await identity.ask(asker, "/two-factor/enable", { password });
  const { totpURI, backupCodes } = answer.body;
  if (answer.status !== 200 || typeof totpURI !== "string") return whyNot(answer);
  const { headers } = answer;
  return { problem: null, address: totpURI, backupCodes: textsOf(backupCodes), headers };
}

/** Turns the second step on, with the first code that the app shows. */
export async function confirmTwoFactor(
  { identity, mail, log }: Telling,
  asker: Asker,
  { email }: Me,
  { code, links }: { code: string; links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | Refused> {
  const answer = await identity.ask(asker, "/two-factor/verify-totp", { code });
  if (answer.code === "INVALID_CODE") return refused(securityMessages.wrongCode, "code");
  if (answer.status !== 200) return whyNot(answer);
  await tell({ mail, log }, email, letterOfChange("Two-step sign-in was turned on", links));
  return { problem: null, headers: answer.headers };
}

export async function endTwoFactor(
  { identity, limits, mail, log }: Telling,
  asker: Asker,
  { userId, email }: Me,
  { password, links }: { password: string; links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | Refused> {
  if (!(await limits.allow("proof", userId))) return refused(tooManyAttempts);
  const answer = await identity.ask(asker, "/two-factor/disable", { password });
  if (answer.status !== 200) return whyNot(answer);
  await tell({ mail, log }, email, letterOfChange("Two-step sign-in was turned off", links));
  return { problem: null, headers: answer.headers };
}

/** New backup codes; the old ones are worth nothing any more. */
export async function renewBackupCodes(
  { identity, limits }: Needs,
  asker: Asker,
  { userId }: Me,
  password: string,
): Promise<{ problem: null; backupCodes: string[]; headers: Headers } | Refused> {
  if (!(await limits.allow("proof", userId))) return refused(tooManyAttempts);
  const answer = await identity.ask(asker, "/two-factor/generate-backup-codes", { password });
  if (answer.status !== 200) return whyNot(answer);
  const { body, headers } = answer;
  return { problem: null, backupCodes: textsOf(body.backupCodes), headers };
}

/** The key inside the address of an authenticator, in groups of four as people type it. */
export function typedKey(address: string): string {
  const key = URL.parse(address)?.searchParams.get("secret") ?? "";
  return key.replace(/(.{4})(?=.)/g, "$1 ");
}

function whyNot({ status, code }: Answer): Refused {
  if (status === 429) return refused(tooManyAttempts);
  if (code === "INVALID_PASSWORD" || code === "CREDENTIAL_ACCOUNT_NOT_FOUND") {
    return refused(securityMessages.wrongPassword, "password");
  }
  return refused(securityMessages.twoFactorNotSet);
}

async function tell(
  { mail, log }: Pick<Services, "mail" | "log">,
  address: string,
  letter: Parameters<Services["mail"]["send"]>[1],
) {
  const unsent = (error: unknown) => log.warn({ error }, "no notice of a changed sign-in");
  await mail.send({ address }, letter).catch(unsent);
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((code) => typeof code === "string") : [];
}
