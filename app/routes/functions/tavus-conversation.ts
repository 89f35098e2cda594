import { href, redirect } from "react-router";
import { adminOrStatus } from "#features/accounts/viewer.server.ts";
import { chatOwnerOf, questionOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { whyNotSaved } from "#features/coaches/managing/managed-coach.ts";
import {
  changePersona,
  type PersonaRefusal,
} from "#features/coaches/personas/persona-changes.server.ts";
import { findCoaches } from "#features/coaches/personas/personas.server.ts";
import { endSession, startSession } from "#features/coaches/sessions/commands.server.ts";
import { readSessionCall, type SessionCall } from "#features/coaches/sessions/schema.ts";
import {
  coachesFailed,
  onlyAdminsChange,
  type StartedSession,
  type StartProblem,
  sessionFailed,
  startFailed,
  startMessages,
  unknownCall,
  unknownSession,
} from "#features/coaches/sessions/session.ts";
import { servicesAddress } from "#features/experts/search/filters.ts";
import { clientAddress, dropPages, requestId, services } from "#services/context.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { PersonaUpdates } from "#services/video/video.ts";
import { type Say, sayIn } from "#values/say.ts";
import { refuseCall } from "#values/web/api-error.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/tavus-conversation.ts";
import { answerCall, bodyOf } from "./call.server.ts";

type Call<Action extends SessionCall["action"]> = Extract<SessionCall, { action: Action }>;

/**
 * `POST /functions/tavus-conversation` with an action: `start` with `persona_id` or `replica_id`,
 * `end` with `conversationId`, which may come as a beacon, `list`, and for administrators `update` with
 * `personaId` and `updates` (`system_prompt` or `context`).
 */
export function action(asked: Route.ActionArgs) {
  return answerCall(asked, sayTo(asked)(sessionFailed), async () => {
    const call = readSessionCall(await bodyOf(asked.request));
    const answer = call ? await answerTo(asked, call) : refuseCall(unknownCall, 400);
    answer.headers.set("Cache-Control", "private, no-store");
    return answer;
  });
}

function answerTo(asked: Route.ActionArgs, call: SessionCall): Promise<Response> {
  switch (call.action) {
    case "start":
      return answerCall(asked, sayTo(asked)(startFailed), () => start(asked, call));
    case "end":
      return end(asked, call);
    case "list":
      return list(asked);
    case "update":
      return update(asked, call);
  }
}

/** The language of the page that calls, which its address begins with. */
function sayTo({ url }: Route.ActionArgs): Say {
  return sayIn(languageOf(url));
}

/** Our own rooms are pages in the language of the caller; a provider's have a whole address. */
function roomAddress(
  { url }: Route.ActionArgs,
  { conversation_url: address }: Pick<StartedSession, "conversation_url">,
): string {
  return address.startsWith("/") ? inLanguage(languageOf(url), address) : address;
}

/** It says that a call needs scripts. */
const coachesPath = servicesAddress({ tab: "virtual" });

const startStatuses: Record<StartProblem, number> = {
  failed: 502,
  "no-url": 502,
  "unknown-coach": 404,
  "too-many-today": 429,
  "too-many-here": 429,
};

async function start(asked: Route.ActionArgs, call: Call<"start">): Promise<Response> {
  // A form of a browser without scripts, which could not show the provider's page.
  const isForm = asked.request.headers.get("Accept")?.includes("text/html") ?? false;
  if (isForm && services(asked.context).video) return redirect(coachesPath, 303);
  const all = services(asked.context);
  const { owner, cookie } = await questionOwnerOf(asked);
  const wish = { personaId: call.persona_id, replicaId: call.replica_id };
  const from = { address: clientAddress(asked.context) };
  const started = await startSession(all, owner, wish, from);
  if ("problem" in started) {
    const { problem } = started;
    const sentence = sayTo(asked)(startMessages[problem]);
    if (isForm) return new Response(sentence, { status: startStatuses[problem] });
    return refuseCall(sentence, startStatuses[problem], problem);
  }
  // The visitor has left while the provider was asked: nobody would end it.
  if (asked.request.signal.aborted) await endSession(all, owner, started.conversation_id, "left");
  const headers = cookie ? { "Set-Cookie": cookie } : undefined;
  return isForm
    ? redirect(started.conversation_url, { status: 303, headers })
    : Response.json({ ...started, conversation_url: roomAddress(asked, started) }, { headers });
}

async function end(asked: Route.ActionArgs, call: Call<"end">): Promise<Response> {
  const owner = await chatOwnerOf(asked);
  const { conversationId, reason } = call;
  const isOwn = await endSession(services(asked.context), owner, conversationId, reason);
  return isOwn ? Response.json({ ended: true }) : refuseCall(unknownSession, 404);
}

async function list(asked: Route.ActionArgs): Promise<Response> {
  const { context } = asked;
  const all = services(context);
  try {
    return Response.json({ data: await findCoaches(all) });
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    all.log.error({ error, id: requestId(context) }, "the coaches could not be listed");
    return refuseCall(sayTo(asked)(coachesFailed), 502);
  }
}

const refusalStatuses: Record<PersonaRefusal["problem"], number> = {
  "no-coach": 404,
  "too-long": 400,
  refused: 502,
  failed: 502,
};

async function update(asked: Route.ActionArgs, call: Call<"update">): Promise<Response> {
  const { admin, status } = await adminOrStatus(asked);
  if (!admin) return refuseCall(onlyAdminsChange, status);
  const { personaId, updates } = call;
  const wish: PersonaUpdates = {};
  if (updates.system_prompt !== undefined) wish.systemPrompt = updates.system_prompt;
  if (updates.context !== undefined) wish.context = updates.context;
  const refusal = await changePersona(services(asked.context), admin, personaId, wish);
  if (refusal === null) {
    dropPages(asked.context);
    return Response.json({ updated: true });
  }
  const name = wish.systemPrompt === undefined ? "context" : "system_prompt";
  return refuseCall(whyNotSaved(refusal, name), refusalStatuses[refusal.problem]);
}

/** A function is called, not visited. */
export function loader() {
  return refuseCall(`POST to ${href("/functions/tavus-conversation")}.`, 405);
}
