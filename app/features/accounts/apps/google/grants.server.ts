import { createHash, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { authFlows } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { AppSession } from "../app-session.ts";
import type { AppCaller, CallerProblem } from "../caller.server.ts";
import { flowCodeHash } from "../letters/flows.server.ts";
import { noProof, whyAppNotProved } from "../proof.server.ts";
import type { AppRefusal } from "../refusal.ts";
import { type AppClient, openAppSession, renewAppSession } from "../sessions.server.ts";
import { linkGoogle } from "./identities.server.ts";
import type { GoogleRefusal } from "./messages.ts";
import type { CodeGrant, IdTokenGrant } from "./schema.ts";
import { googleOf } from "./visit.server.ts";

type Entered = { problem: null; session: AppSession } | GoogleRefusal | AppRefusal;

/**
 * Signs an app in by the code that the browser has brought it, from a visit to Google or from the link of
 * a letter (RFC 7636). A code works once, also with a wrong verifier.
 */
export async function exchangeCode(
  services: Pick<Services, "db" | "now" | "identity">,
  { auth_code, code_verifier }: CodeGrant,
  client: AppClient,
): Promise<Entered> {
  const { db, now, identity } = services;
  const [flow] = await db
    .delete(authFlows)
    .where(eq(authFlows.codeHash, flowCodeHash(identity.box, auth_code)))
    .returning({
      userId: authFlows.userId,
      challenge: authFlows.challenge,
      method: authFlows.method,
      expiresAt: authFlows.expiresAt,
    });
  if (!flow?.userId || !flow.challenge || !flow.method) return { problem: "unknown-code" };
  if (flow.expiresAt <= now()) return { problem: "late-code" };
  if (!isVerifierOf(flow.challenge, code_verifier)) return { problem: "wrong-verifier" };
  return openAppSession(services, flow.userId, flow.method, client);
}

/**
 * Signs an app in by a token that Google has signed for it on a phone, or adds Google to the account of
 * the app that asks.
 */
export async function enterByIdToken(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  { provider, id_token, nonce, link_identity }: IdTokenGrant,
  client: AppClient & { origin: string },
  callerOf: () => Promise<AppCaller | { problem: CallerProblem | "second-step-needed" }>,
): Promise<Entered> {
  const google = googleOf(services, provider);
  if ("problem" in google) return google;
  if (!(await services.limits.allow("otherSignIn", client.clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const caller = link_identity ? await callerOf() : null;
  if (caller && "problem" in caller) return caller;
  const unproved = caller && (await whyAppNotProved(services, caller, noProof));
  if (unproved) return unproved;
  const read = await google.readIdToken(id_token, nonce);
  if (read.problem !== null) {
    return { problem: read.problem === "wrong-nonce" ? "other-nonce" : read.problem };
  }
  if (caller) {
    const { userId, sessionId } = caller.viewer;
    const linked = await linkGoogle(services, userId, read.person, client.origin);
    return linked.problem === null ? renewAppSession(services, sessionId, client) : linked;
  }
  const known = await google.accountOf(read.person);
  if (known.problem !== null) return known;
  return openAppSession(services, known.userId, "oauth", client);
}

function isVerifierOf(challenge: string, verifier: string): boolean {
  const asked = Buffer.from(challenge, "base64url");
  const given = createHash("sha256").update(verifier).digest();
  return asked.length === given.length && timingSafeEqual(asked, given);
}
