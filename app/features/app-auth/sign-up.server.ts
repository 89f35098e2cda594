import { randomUUID } from "node:crypto";
import { href } from "react-router";
import type { AccountRefusal } from "#features/accounts/sign-in/refusal.server.ts";
import { sendToOwner, signUpWith } from "#features/accounts/sign-up/sign-up.server.ts";
import type { Asker } from "#services/identity/identity.ts";
import { keepPending } from "#services/identity/pending-passwords.ts";
import type { Services } from "#services/services.ts";
import { isEmailAddress } from "#values/web/addresses/email-address.ts";
import { challengeProblem } from "./flows.server.ts";
import { type AskedLetter, sendCode } from "./letters.server.ts";
import { type AppRefusal, whyWeak } from "./refusals.ts";
import type { SignUpBody } from "./schema.ts";
import type { AppUser } from "./users.server.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "identity" | "mail" | "limits">;

/** What an app hears of a sign-up: the same for every address. */
export type PendingUser = AppUser & { confirmation_sent_at: string };

/** Makes an account that waits for its confirmation, as the website does, and sends a code. */
export async function signUpByApp(
  services: Needs,
  asker: Asker,
  { email, phone, password, data }: SignUpBody,
  asked: AskedLetter,
): Promise<{ problem: null; user: PendingUser } | AppRefusal> {
  if (phone && !email) return { problem: "no-phone" };
  if (!email && !password) return { problem: "no-anonymous" };
  if (!email || !password) return { problem: "no-credentials" };
  if (!isEmailAddress(email)) return { problem: "bad-address" };
  if (data === null) return { problem: "bad-data" };
  const weak = whyWeak(password);
  if (weak) return weak;
  const problem = challengeProblem(asked);
  if (problem) return { problem };
  const refusal = await signUpWith(services, asker, { email, password }, async (pending) => {
    if (pending) {
      const signUp = randomUUID();
      await keepPending(services, { ...pending, id: signUp });
      const { userId } = pending;
      await sendCode(
        services,
        { userId, kind: "signup", sentTo: email, signUp, appData: data },
        asked,
      );
      return;
    }
    const links = {
      login: asked.origin + href("/login"),
      forgotten: asked.origin + href("/forgot-password"),
    };
    await sendToOwner(services, email, links);
  });
  if (refusal) return appRefusalOf(refusal);
  return { problem: null, user: standIn(services, { email, data }) };
}

/**
 * A refusal of the website's sign-up for an app.
 * @throws {Error} for a failure of ours
 */
function appRefusalOf(refusal: AccountRefusal): AppRefusal {
  switch (refusal.problem) {
    case "mail-unavailable":
    case "reserved-address":
    case "too-many-letters":
    case "too-many-attempts":
      return { problem: refusal.problem };
    default:
      throw new Error(`A command of the website failed: ${refusal.problem}.`);
  }
}

/**
 * Made of the address alone, with an id that is not the account's: the answer is the same for an address
 * that has an account.
 */
function standIn(
  { identity, now }: Pick<Services, "identity" | "now">,
  { email, data }: { email: string; data: Record<string, unknown> },
): PendingUser {
  const at = now().toISOString();
  const id = standInId(identity, email);
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: at,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data,
    identities: [
      {
        id,
        identity_id: id,
        user_id: id,
        provider: "email",
        identity_data: { sub: id, email },
        created_at: at,
        updated_at: at,
        last_sign_in_at: at,
      },
    ],
    factors: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

function standInId({ box }: Services["identity"], email: string): string {
  const hex = box.hmac("stand-in of an account", email).toString("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}
