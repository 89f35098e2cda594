import { sendProofCode } from "#features/app-auth/caller.server.ts";
import { changeAppUser } from "#features/app-auth/changes.server.ts";
import { refuse, respond, respondEmpty } from "#features/app-auth/responses.server.ts";
import { readScope, userBody } from "#features/app-auth/schema.ts";
import { signOutApp } from "#features/app-auth/sessions.server.ts";
import { findAppUser } from "#features/app-auth/users.server.ts";
import type { Handle } from "../../handle.ts";
import {
  type CallerCall,
  requestedLetter,
  serve,
  signedIn,
  signedInAtAnyLevel,
  withBody,
} from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

/** The person whose app asks: what it may know and change about them, and the end of their sessions. */
export const loader = serve({
  "auth/v1/user": { GET: signedInAtAnyLevel(show), PUT: signedIn(withBody(change)) },
  "auth/v1/reauthenticate": { GET: signedIn(requestProofCode) },
  "auth/v1/logout": { POST: signedInAtAnyLevel(signOut) },
});

export const action = loader;

async function show({ services, caller }: CallerCall) {
  const user = await findAppUser(services, caller.viewer.userId);
  return user ? respond(user) : refuse({ problem: "session-over" });
}

async function change(call: CallerCall, body: Record<string, unknown>) {
  const { services, caller } = call;
  const letter = requestedLetter(call, body);
  const done = await changeAppUser(services, caller, userBody.parse(body), letter);
  return done.problem === null ? respond(done.user) : refuse(done);
}

/** Sends a code that proves who asks for a new password or address. */
async function requestProofCode({ services, caller }: CallerCall) {
  const done = await sendProofCode(services, caller);
  return done.problem === null ? respond({}) : refuse(done);
}

/** `?scope=global|local|others`: ends sessions, also those of browsers. */
async function signOut({ request, services, caller }: CallerCall) {
  const scope = readScope(new URL(request.url).searchParams.get("scope"));
  if (scope === null) return refuse({ problem: "bad-scope" });
  // A password alone must not sign the owner out elsewhere: before the second step, an app ends itself.
  const isHalfway = caller.needsSecondStep;
  if (isHalfway && scope === "others") return refuse({ problem: "second-step-needed" });
  await signOutApp(services, caller.viewer, isHalfway ? "local" : scope);
  return respondEmpty();
}
