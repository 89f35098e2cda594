import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { answerStream } from "#features/assistant/asking/event-stream.ts";
import { managingMessages } from "#features/assistant/managing/messages.ts";
import { assistantForm, testConversation } from "#features/assistant/managing/schema.ts";
import { tryAssistant } from "#features/assistant/trial/trial.server.ts";
import { requestId, services } from "#services/context.ts";
import { readForm } from "#values/form/form.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/test.ts";
import { assistantFormOf } from "./submission.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/ai/test`: answers as the assistant that a form describes, without storing anything. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { request, context } = args;
  const form = await assistantFormOf(request);
  const { value, errors } = readForm(assistantForm, form);
  const conversation = testConversation.safeParse(form.get("conversation"));
  if (errors) return data({ problem: Object.values(errors.fields)[0] ?? errors.form }, 400);
  if (!conversation.success) return data({ problem: managingMessages.testFailed }, 400);
  const all = services(context);
  const stop = new AbortController();
  const events = await tryAssistant(all, admin, {
    details: value.details,
    conversation: conversation.data,
    unit: lengthUnitOf(request.headers.get("Cookie")),
    signal: AbortSignal.any([request.signal, stop.signal]),
  });
  if (!events) return data({ problem: managingMessages.testTooSoon }, 429);
  const failed = (error: unknown) =>
    all.log.error({ error, id: requestId(context) }, "a test answer broke off");
  return answerStream(events, { signal: request.signal, stop: () => stop.abort(), failed });
}

/** A visitor who opens the address is redirected to the list. */
export const loader = adminPostOnly(href("/admin/ai"));
