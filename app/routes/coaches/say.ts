import { data, href, redirect } from "react-router";
import { answerStream } from "#features/assistant/asking/event-stream.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { type SayProblem, sayMessages } from "#features/coaches/room/room.ts";
import { saidText } from "#features/coaches/sessions/schema.ts";
import { say } from "#features/coaches/talk/say.server.ts";
import { requestId, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { refuseCall } from "#values/web/api-error.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/say.ts";

export const handle: Handle = { keepsPages: true, framedBy: "site" };

/**
 * `POST /coach-sessions/:id/say` with `{ text }` answers with a stream of events. The form of a
 * browser without scripts leads back to the room, where the answer is.
 */
export async function action(asked: Route.ActionArgs) {
  const { request, params, context } = asked;
  const all = services(context);
  const isCall = request.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  const text = isCall
    ? saidText(await request.json().catch(() => null))
    : String((await formOf(request)).get("text") ?? "");
  const stop = new AbortController();
  const answer = await say(
    all,
    {
      owner: await chatOwnerOf(asked),
      session: params.id,
      text,
      unit: lengthUnitOf(request.headers.get("Cookie")),
      lang: languageOf(asked.url),
    },
    AbortSignal.any([request.signal, stop.signal]),
  );
  if ("problem" in answer) return refuse(answer.problem, asked, isCall);
  if (!isCall) return wholePage(answer.events, params.id);
  const failed = (error: unknown) =>
    all.log.error({ error, id: requestId(context) }, "an answer of a coach broke off");
  return answerStream(answer.events, {
    signal: request.signal,
    stop: () => stop.abort(),
    failed,
  });
}

async function wholePage(events: AsyncGenerator<ChatEvent>, id: string): Promise<Response> {
  for await (const _ of events);
  return redirect(`${href("/coach-sessions/:id", { id })}#latest`, 303);
}

const statuses: Record<SayProblem, number> = {
  empty: 400,
  "too-long": 413,
  "no-session": 404,
  over: 409,
  busy: 409,
  "too-many": 429,
};

function refuse(problem: SayProblem, asked: Route.ActionArgs, isCall: boolean): Response {
  const { id } = asked.params;
  if (isCall) {
    const sentence = sayMessages[problem][languageOf(asked.url)];
    return refuseCall(sentence, statuses[problem], problem);
  }
  if (problem === "no-session") throw data(sayMessages[problem], 404);
  return seeOtherSaying(href("/coach-sessions/:id", { id }), sayMessages[problem]);
}

/** A visit by address redirects to the room. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/coach-sessions/:id", { id: params.id }), 303);
}
