import { takeGuess } from "#services/identity/guesses.ts";
import type { Client } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { type CodeKind, type TakenCode, takeDigits, takeLink } from "../codes.server.ts";
import type { AppSession } from "./app-session.ts";
import { confirmByCode } from "./letters/confirmation.server.ts";
import { wayBack } from "./letters/flows.server.ts";
import type { AppRefusal } from "./refusal.ts";
import type { VerifyBody } from "./schema.ts";
import { type AppClient, openAppSession } from "./sessions.server.ts";

type Needs = Pick<Services, "db" | "now" | "identity" | "mail" | "limits">;

type CodeProblem = "too-many-attempts" | "wrong-code";

/** The kinds of codes that each type of the public client means. */
const kindsOf: ReadonlyMap<string, readonly CodeKind[]> = new Map([
  ["signup", ["signup"]],
  ["magiclink", ["magiclink"]],
  ["email", ["signup", "magiclink"]],
  ["recovery", ["recovery"]],
  ["email_change", ["email_change"]],
]);

/** Signs an app in by the code of a letter, typed or from its link. */
export async function verifyCode(
  services: Needs,
  { type, email, phone, token, token_hash }: VerifyBody,
  client: AppClient & { origin: string },
): Promise<{ problem: null; session: AppSession } | AppRefusal> {
  if (phone && !email) return { problem: "no-phone" };
  const kinds = kindsOf.get(type);
  if (!kinds) return { problem: "bad-type" };
  const code = token_hash
    ? await spendLink(services, client, kinds, token_hash)
    : await spendDigits(services, client, kinds, { sentTo: email, digits: token });
  if ("problem" in code) return code;
  return openAppSession(services, code.userId, methodOf(code), client);
}

/**
 * What the button of a letter's page does: it confirms the address, and leads back to the app.
 * @returns the address of the app, with a code if the app has asked for one; `null` without an app
 */
export async function followLink(
  services: Needs,
  link: string,
  client: Client & { origin: string },
): Promise<{ problem: null; kind: string; back: string | null } | { problem: CodeProblem }> {
  const code = await spendLink(services, client, null, link);
  if ("problem" in code) return code;
  const who = { userId: code.userId, method: methodOf(code) };
  return { problem: null, kind: code.kind, back: await wayBack(services, code.flowId, who) };
}

function methodOf({ kind }: TakenCode): string {
  return kind === "recovery" ? "recovery" : "otp";
}

async function spendLink(
  services: Needs,
  { clientAddress, origin }: Client & { origin: string },
  kinds: readonly CodeKind[] | null,
  link: string,
): Promise<TakenCode | { problem: CodeProblem }> {
  if (!(await services.limits.allow("confirmLink", clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const take = (within: Needs) => takeLink(within, kinds, link);
  return (await confirmed(services, origin, take)) ?? { problem: "wrong-code" };
}

async function spendDigits(
  services: Needs,
  { clientAddress, origin }: Client & { origin: string },
  kinds: readonly CodeKind[],
  about: { sentTo: string; digits: string },
): Promise<TakenCode | { problem: CodeProblem }> {
  const guesser = { account: about.sentTo, network: clientAddress, device: null };
  const guess = await takeGuess(services.limits, "code", guesser);
  if (!guess) return { problem: "too-many-attempts" };
  const code = await confirmed(services, origin, (within) => takeDigits(within, kinds, about));
  if (code) await guess.giveBack();
  return code ?? { problem: "wrong-code" };
}

/**
 * Takes a code and puts into force what it proves, in one transaction: a new password that is set at the
 * same time either ends the code or comes after the change.
 */
function confirmed(
  services: Needs,
  origin: string,
  take: (within: Needs) => Promise<TakenCode | null>,
): Promise<TakenCode | null> {
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    const code = await take(within);
    return code && (await confirmByCode(within, code, origin)) ? code : null;
  });
}
