import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { authFlows } from "#db/schema.ts";
import type { GoogleForApps } from "#services/identity/google-for-apps.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { AppCaller } from "./caller.server.ts";
import { type AskedFlow, beginFlow, challengeProblem, wayBack } from "./flows.server.ts";
import { linkGoogle } from "./identities.server.ts";
import { noProof, whyAppNotProved } from "./proof.server.ts";
import type { AppProblem, AppRefusal } from "./refusals.ts";

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
