import { data, href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { ChatEvent } from "#features/assistant/asking/chat-event.ts";
import { managingMessages } from "#features/assistant/managing/messages.ts";
import { assistantForm, testConversation } from "#features/assistant/managing/schema.ts";
import { tryAssistant } from "#features/assistant/managing/trial.server.ts";
import { services } from "#services/context.ts";
import { readForm } from "#values/form/form.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/test.ts";
import { assistantFormOf } from "./submission.server.ts";

/** `POST /admin/ai/test`: answers as the assistant that a form describes, without storing anything. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { request, context } = args;
  const form = await assistantFormOf(request);
  const { value, errors } = readForm(assistantForm, form);
  const conversation = testConversation.safeParse(form.get("conversation"));
  if (errors) return data({ problem: Object.values(errors.fields)[0] ?? errors.form }, 400);
  if (!conversation.success) return data({ problem: managingMessages.testFailed }, 400);
  const events = await tryAssistant(services(context), admin, {
    details: value.details,
    conversation: conversation.data,
    unit: lengthUnitOf(request.headers.get("Cookie")),
    signal: request.signal,
  });
  if (!events) return data({ problem: managingMessages.testTooSoon }, 429);
  return new Response(streamOf(linesOf(events)), {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" },
  });
}

async function* linesOf(events: AsyncIterable<ChatEvent>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const event of events) yield encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
}

function streamOf(lines: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

/** A visit by address goes on to the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(href("/admin/ai"), 303);
}
