import { makeCode, takeDigits } from "#features/accounts/codes.server.ts";
import { mayAskForLetter } from "#features/accounts/letters.server.ts";
import { whyNotProved } from "#features/accounts/security/proof.server.ts";
import { letterLanguage } from "#services/identity/letter-language.ts";
import type { Services } from "#services/services.ts";
import type { AppCaller } from "./caller.server.ts";
import { letterToProve } from "./emails.tsx";
import type { AppRefusal } from "./refusals.ts";

const kind = "reauthentication";

/** How long an entered password or code proves who asks. */
const freshMs = 15 * 60_000;

/** For calls that have no room for a password or a code: only a sign-in of the last minutes proves it. */
export const noProof = { password: "", nonce: "" };

/** Sends a code to the address of the account, which proves who asks for a change. */
export async function sendProofCode(
  services: Pick<Services, "db" | "now" | "identity" | "mail" | "limits">,
  { viewer }: AppCaller,
): Promise<{ problem: null } | AppRefusal> {
  const { mail } = services;
  if (mail.mode === "unavailable") return { problem: "mail-unavailable" };
  if (!(await mayAskForLetter(services, viewer.email, viewer.userId))) {
    return { problem: "too-many-letters" };
  }
  const sentTo = viewer.email.toLowerCase();
  const { digits } = await makeCode(services, { userId: viewer.userId, kind, sentTo });
  const lang = await letterLanguage(services.db, viewer.userId);
  await mail.send({ address: viewer.email, lang }, letterToProve(digits));
  return { problem: null };
}

/**
 * Whether the owner asks for a change of how they sign in, and not another person at an unlocked device:
 * by a sign-in of the last minutes, the password, or the code of a letter.
 * @returns `null` when it is proved
 */
export async function whyAppNotProved(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  { viewer, provedAt }: AppCaller,
  given: { password: string; nonce: string },
): Promise<AppRefusal | null> {
  if (given.nonce) {
    if (!(await services.limits.allow("proof", viewer.userId)))
      return { problem: "too-many-attempts" };
    const about = { sentTo: viewer.email.toLowerCase(), digits: given.nonce };
    const code = await takeDigits(services, [kind], about);
    return code?.userId === viewer.userId ? null : { problem: "wrong-nonce" };
  }
  if (given.password) {
    const problem = await whyNotProved(services, viewer, given.password);
    if (problem === "too-many-attempts") return { problem };
    return problem === null ? null : { problem: "wrong-current-password" };
  }
  const ageMs = services.now().getTime() - provedAt.getTime();
  return ageMs <= freshMs ? null : { problem: "proof-needed" };
}
