import { securityLinks } from "#features/accounts/security/links.ts";
import {
  challengeFactor,
  enrollFactor,
  removeFactor,
  verifyFactor,
} from "#features/app-auth/factors.server.ts";
import { refuse, respond } from "#features/app-auth/responses.server.ts";
import { factorCode, newFactor, proofBody } from "#features/app-auth/schema.ts";
import type { Handle } from "../../handle.ts";
import {
  type CallerCall,
  serve,
  signedIn,
  signedInAtAnyLevel,
  withBody,
} from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

/** The second step of an account. */
export const loader = serve({
  "auth/v1/factors": { POST: signedIn(withBody(enroll)) },
  "auth/v1/factors/:id": { DELETE: signedIn(withBody(remove)) },
  "auth/v1/factors/:id/challenge": { POST: signedInAtAnyLevel(challenge) },
  "auth/v1/factors/:id/verify": { POST: signedInAtAnyLevel(withBody(verify)) },
});

export const action = loader;

async function enroll({ services, caller }: CallerCall, body: Record<string, unknown>) {
  const done = await enrollFactor(services, caller, newFactor.parse(body));
  return done.problem === null ? respond(done.factor) : refuse(done);
}

/** Turns the second step off. */
async function remove(
  { services, caller, params: { id = "" }, origin }: CallerCall,
  body: Record<string, unknown>,
) {
  const proof = { ...proofBody.parse(body), links: securityLinks(origin) };
  const done = await removeFactor(services, caller, id, proof);
  return done.problem === null ? respond({ id }) : refuse(done);
}

/** Begins a try at the second step. */
async function challenge({ services, caller, params: { id = "" } }: CallerCall) {
  const done = await challengeFactor(services, caller, id);
  return done.problem === null ? respond(done.challenge) : refuse(done);
}

/** Takes the second step with a code. */
async function verify(
  { services, caller, params: { id = "" }, client, origin }: CallerCall,
  body: Record<string, unknown>,
) {
  const given = { ...factorCode.parse(body), client, links: securityLinks(origin) };
  const done = await verifyFactor(services, caller, id, given);
  return done.problem === null ? respond(done.session) : refuse(done);
}
