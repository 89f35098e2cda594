import { href } from "react-router";
import { callerOf } from "#features/accounts/viewer.server.ts";
import { appCaller } from "#features/app-auth/caller.server.ts";
import { refusals } from "#features/app-auth/refusals.ts";
import { type AskedAnswer, ask, askOnce } from "#features/assistant/asking/ask.server.ts";
import { answerStream } from "#features/assistant/asking/event-stream.ts";
import { readChatCall } from "#features/assistant/asking/schema.ts";
import type { AskProblem, ChatEvent } from "#features/assistant/threads/chat-event.ts";
import { askMessages, generationFailed } from "#features/assistant/threads/messages.ts";
import { questionOwnerOf } from "#features/assistant/threads/owner.server.ts";
import type { ChatAllowance } from "#features/assistant/threads/thread.ts";
import { clientAddress, requestId, services } from "#services/context.ts";
import { sayIn } from "#values/say.ts";
import { refuseCall } from "#values/web/api-error.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/openai-chat.ts";
import { answerCall } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /functions/openai-chat` answers a question, with `stream` as a stream of events. It takes a
 * question of our own screens, which is kept in a thread:
 * `{ text, thread?, assistant?, race?, requestKey?, instead?, stream? }`, or a conversation that the
 * caller keeps: `{ messages, model?, stream? }`. An app asks for its person with an access token as a
 * bearer; its cookies count for nothing then.
 */
export function action(asked: Route.ActionArgs) {
  return answerCall(asked, generationFailed("an unexpected error."), () => answer(asked));
}

async function answer(asked: Route.ActionArgs): Promise<Response> {
  const { request, context } = asked;
  const app = await appCaller(services(context), request);
  if ("problem" in app && app.problem !== "no-token") return refuseApp(app.problem);
  const isApp = "viewer" in app;
  if (!isApp && (await callerOf(asked)) === "ended") return refuse(asked, "session-over");
  const call = readChatCall(await request.json().catch(() => null));
  if (!call) return refuse(asked, "empty");
  const { owner, cookie } = isApp
    ? { owner: { userId: app.viewer.userId }, cookie: null }
    : await questionOwnerOf(asked);
  const from = {
    owner,
    unit: lengthUnitOf(request.headers.get("cookie")),
    lang: languageOf(asked.url),
    address: clientAddress(context),
  };
  const all = services(context);
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const { stream } = call.kind === "question" ? call.question : call.conversation;
  const answered =
    call.kind === "question"
      ? await ask(all, { ...call.question, ...from }, signal)
      : await askOnce(all, { ...call.conversation, ...from }, signal);
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (cookie) headers.append("Set-Cookie", cookie);
  if ("problem" in answered) return refuse(asked, answered.problem, answered.allowance);
  if (!stream) return Response.json(await wholeAnswer(answered), { headers });
  const failed = (error: unknown) =>
    all.log.error({ error, id: requestId(context) }, "an answer broke off");
  const ways = { signal: request.signal, stop: () => stop.abort(), failed };
  return answerStream(answered.events, ways, headers);
}

async function wholeAnswer({ events }: Extract<AskedAnswer, { events: unknown }>) {
  let thread: string | undefined;
  let done: Extract<ChatEvent, { done: unknown }>["done"] | undefined;
  for await (const event of events) {
    if ("started" in event) thread = event.started.thread;
    if ("done" in event) done = event.done;
  }
  if (!done) throw new Error("The answer has no end.");
  const { content, races } = done.message;
  return { message: { role: "assistant", content, races }, thread };
}

const statuses: Record<AskProblem, number> = {
  empty: 400,
  "too-long": 413,
  "no-thread": 404,
  "no-assistant": 404,
  "nothing-to-repeat": 409,
  busy: 409,
  "used-up": 429,
  "too-many": 429,
  "session-over": 401,
};

/** In the language of the page that calls, which its address begins with. */
function refuse(
  { url }: Route.ActionArgs,
  problem: AskProblem,
  allowance?: ChatAllowance,
): Response {
  const say = sayIn(languageOf(url));
  return refused(problem, statuses[problem], say(allowance?.hint ?? askMessages[problem]));
}

function refuseApp(problem: "bad-token" | "session-over" | "second-step-needed"): Response {
  return refused(problem, problem === "second-step-needed" ? 403 : 401, refusals[problem][2]);
}

function refused(problem: string, status: number, message: string): Response {
  const answer = refuseCall(message, status, problem.replaceAll("-", "_"));
  answer.headers.set("Cache-Control", "private, no-store");
  return answer;
}

/** A function is called, not visited. */
export function loader() {
  return refuseCall(`POST to ${href("/functions/openai-chat")}.`, 405);
}
