import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { authIdentities, users } from "#db/schema.ts";
import { takeGuess } from "#services/identity/guesses.ts";
import { LONGEST_PASSWORD, type Passwords } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { AppSession } from "./app-session.ts";
import type { PasswordGrant } from "./schema.ts";
import { type AppClient, openAppSession } from "./sessions.server.ts";

type PasswordProblem =
  | "no-phone"
  | "no-credentials"
  | "too-many-attempts"
  | "wrong-credentials"
  | "account-inactive"
  | "email-not-verified"
  | "session-over";

/** Signs an app in by address and password, with the limits of the website. */
export async function signInByPassword(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  { email, phone, password }: PasswordGrant,
  client: AppClient,
): Promise<{ problem: null; session: AppSession } | { problem: PasswordProblem }> {
  const { identity, limits } = services;
  if (phone && !email) return { problem: "no-phone" };
  if (!email || !password) return { problem: "no-credentials" };
  if (!(await limits.allow("signIn", client.clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const guesser = { account: email, network: client.clientAddress, device: null };
  const guess = await takeGuess(limits, "password", guesser);
  if (!guess) return { problem: "too-many-attempts" };
  const nobody = await hashOfNobody(identity);
  const account = await findPassword(services, email);
  // A hash is compared for an unknown address too, so that the time does not tell.
  const isRight = await identity.matches(
    password.slice(0, LONGEST_PASSWORD + 1),
    account?.hash ?? nobody,
  );
  if (!account || !isRight) return { problem: "wrong-credentials" };
  await guess.giveBack();
  return openAppSession(services, account.userId, "password", client);
}

async function findPassword({ db }: Pick<Services, "db">, email: string) {
  const [found] = await db
    .select({ userId: users.id, hash: authIdentities.password })
    .from(users)
    .innerJoin(authIdentities, eq(authIdentities.userId, users.id))
    .where(
      and(
        eq(sql`lower(${users.email})`, email),
        eq(authIdentities.providerId, "credential"),
        isNotNull(authIdentities.password),
      ),
    );
  return found ?? null;
}

const hashes = new WeakMap<Passwords, Promise<string>>();

/** The hash of a password that nobody knows. */
function hashOfNobody(identity: Passwords): Promise<string> {
  const known = hashes.get(identity) ?? identity.hash(randomBytes(24).toString("base64url"));
  hashes.set(identity, known);
  return known;
}
