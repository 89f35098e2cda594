import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { authFlows, authIdentities, authPasskeys, users } from "#db/schema.ts";
import { changeTexts } from "#features/accounts/security/change.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { tellOwner } from "#features/accounts/security/tell-owner.server.ts";
import type { GoogleForApps } from "#services/identity/google-for-apps.ts";
import type { VouchedFor } from "#services/identity/google-id-tokens.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { type AppCaller, noProof, whyAppNotProved } from "./caller.server.ts";
import { type AskedFlow, beginFlow, challengeProblem, wayBack } from "./flows.server.ts";
import type { AppProblem, AppRefusal } from "./refusals.ts";

const passwordProvider = "credential";

type Needs = Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">;

/** The addresses of this site that a visit to Google needs. */
export type GoogleVisit = { origin: string; callback: string; clientAddress: string };

/** What Google has sent along with the browser. */
export type GoogleReturn = { state: string; code: string; error: string };

const visitMinutes = 10;
const visitKinds = ["google", "link"];
/** How it was proved who it is, as tokens say it. */
const method = "oauth";

/**
 * Begins a visit to Google's consent page.
 * @param owner - the account that Google is added to; `null` to sign in
 */
export async function beginVisit(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  provider: string,
  asked: AskedFlow,
  { owner, ...visit }: GoogleVisit & { owner: AppCaller | null },
): Promise<{ problem: null; to: string } | AppRefusal> {
  const { identity, limits } = services;
  const google = googleOf(services, provider);
  if ("problem" in google) return google;
  if (!asked.challenge.code_challenge) return { problem: "no-pkce" };
  const problem = challengeProblem(asked);
  if (problem) return { problem };
  if (!(await limits.allow("otherSignIn", visit.clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const unproved = owner && (await whyAppNotProved(services, owner, noProof));
  if (unproved) return unproved;
  const id = await beginFlow(services, owner ? "link" : "google", asked, {
    userId: owner?.viewer.userId ?? null,
    minutes: visitMinutes,
  });
  if (id === null) return { problem: "bad-redirect" };
  const { origin, callback: redirectUri } = visit;
  const state = `${id}.${stateSeal(identity.box, id).toString("base64url")}`;
  const verifier = verifierOf(identity.box, id);
  return { problem: null, to: google.consentPage({ origin, redirectUri, state, verifier }) };
}

/**
 * Ends a visit: finds or makes the account, or adds Google to it, and leads back to the app with a code.
 * @returns with a refusal also where the browser goes back to, if that is known
 */
export async function endVisit(
  services: Needs,
  { state, code, error }: GoogleReturn,
  visit: GoogleVisit,
): Promise<{ problem: null; to: string } | { problem: AppProblem; back: string | null }> {
  const { identity } = services;
  const google = googleOf(services, "google");
  if ("problem" in google) return { ...google, back: null };
  const id = readState(identity.box, state);
  const flow = id === null ? null : await claimVisit(services, id);
  if (!flow?.redirectTo) return { problem: "bad-state", back: null };
  const back = flow.redirectTo;
  if (error || !code)
    return { problem: error === "access_denied" ? "cancelled" : "google-refused", back };
  const asked = { redirectUri: visit.callback, verifier: verifierOf(identity.box, flow.id) };
  const person = await google.exchange(code, asked);
  if (!person) return { problem: "google-refused", back };
  const known = flow.userId
    ? await linkGoogle(services, flow.userId, person, visit.origin)
    : await google.accountOf(person);
  if (known.problem !== null) return { problem: known.problem, back };
  const to = await wayBack(services, flow.id, { userId: known.userId, method });
  return to ? { problem: null, to } : { problem: "bad-state", back: null };
}

/** Google, if an app means it and this server has it. */
export function googleOf(
  { identity }: Pick<Services, "identity">,
  provider: string,
): GoogleForApps | AppRefusal {
  if (provider !== "google") return { problem: "other-provider" };
  return identity.googleForApps ?? { problem: "google-unavailable" };
}

/** Each visit ends once. */
async function claimVisit({ db, now }: Pick<Services, "db" | "now">, id: string) {
  const [flow] = await db
    .update(authFlows)
    .set({ method })
    .where(
      and(
        eq(authFlows.id, id),
        inArray(authFlows.kind, visitKinds),
        isNull(authFlows.method),
        gt(authFlows.expiresAt, now()),
      ),
    )
    .returning({ id: authFlows.id, userId: authFlows.userId, redirectTo: authFlows.redirectTo });
  return flow ?? null;
}

function readState(box: SecretBox, state: string): string | null {
  const [id, sealed = ""] = state.split(".");
  if (!isId(id)) return null;
  const given = Buffer.from(sealed, "base64url");
  const right = stateSeal(box, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

function stateSeal(box: SecretBox, id: string): Buffer {
  return box.hmac("state of a visit to Google", id);
}

/** What the code of Google is exchanged with. Only this installation can make it. */
function verifierOf(box: SecretBox, id: string): string {
  return box.hmac("verifier of a visit to Google", id).toString("base64url");
}

/** Adds Google to an account as a way to sign in. Its address must be the one of the account. */
export async function linkGoogle(
  services: Pick<Services, "db" | "now" | "identity" | "mail" | "log">,
  userId: string,
  person: VouchedFor,
  origin: string,
): Promise<{ problem: null; userId: string } | AppRefusal> {
  const { db, identity } = services;
  const [owner] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isAnonymous, false)));
  if (!owner || !identity.googleForApps) return { problem: "google-refused" };
  const { email } = owner;
  const { problem } = await identity.googleForApps.link({ userId, email }, person);
  if (problem !== null) return { problem };
  const [added] = await db
    .select({ id: authIdentities.id })
    .from(authIdentities)
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "google")));
  const what = changeTexts.googleAdded;
  const change = { kind: "google", subjectId: added?.id, what } as const;
  await tellOwner(services, { userId, email }, change, securityLinks(origin));
  return { problem: null, userId };
}

/** Removes a way to sign in, but never the last one. */
export async function unlinkIdentity(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  caller: AppCaller,
  id: string,
  origin: string,
): Promise<{ problem: null } | AppRefusal> {
  const { userId } = caller.viewer;
  if (!isId(id)) return { problem: "no-identity" };
  // A removed way to sign in may be a password: nobody but the owner does that.
  const unproved = await whyAppNotProved(services, caller, noProof);
  if (unproved) return unproved;
  const done = await removeOne(services, userId, id);
  if (done.problem !== null) return done;
  const isPassword = done.providerId === passwordProvider;
  const what = isPassword ? changeTexts.passwordRemoved : changeTexts.googleRemoved;
  await tellOwner(services, caller.viewer, { kind: "removed", what }, securityLinks(origin));
  return { problem: null };
}

/** Two removals at once wait for each other, so that one way is left. */
async function removeOne(
  { db }: Pick<Services, "db">,
  userId: string,
  id: string,
): Promise<{ problem: null; providerId: string } | AppRefusal> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const own = and(eq(authIdentities.userId, userId), eq(authIdentities.id, id));
    const [found] = await tx
      .select({ providerId: authIdentities.providerId })
      .from(authIdentities)
      .where(own);
    if (!found) return { problem: "no-identity" };
    const isWayIn = or(
      ne(authIdentities.providerId, passwordProvider),
      isNotNull(authIdentities.password),
    );
    const others = and(eq(authIdentities.userId, userId), ne(authIdentities.id, id), isWayIn);
    const left =
      (await tx.$count(authIdentities, others)) +
      (await tx.$count(authPasskeys, eq(authPasskeys.userId, userId)));
    if (left === 0) return { problem: "last-identity" };
    await tx.delete(authIdentities).where(own);
    return { problem: null, providerId: found.providerId };
  });
}
