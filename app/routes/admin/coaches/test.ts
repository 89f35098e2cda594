import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { answerStream } from "#features/assistant/asking/event-stream.ts";
import { testConversation } from "#features/assistant/managing/schema.ts";
import { managedCoachMessages } from "#features/coaches/managing/managed-coach.ts";
import { tryCoach } from "#features/coaches/managing/managing.server.ts";
import { triedCoach } from "#features/coaches/managing/schema.ts";
import { requestId, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/test.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/virtual-coaches/test`: answers as the coach that a screen describes, without storing anything. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { request, context } = args;
  const form = await formOf(request);
  const { value } = readForm(triedCoach, form);
  const conversation = testConversation.safeParse(form.get("conversation"));
  if (!value || !conversation.success) {
    return data({ problem: managedCoachMessages.testFailed }, 400);
  }
  const all = services(context);
  const stop = new AbortController();
  const events = await tryCoach(all, admin, {
    coach: value,
    conversation: conversation.data,
    unit: lengthUnitOf(request.headers.get("Cookie")),
    signal: AbortSignal.any([request.signal, stop.signal]),
  });
  if (!events) return data({ problem: managedCoachMessages.testTooSoon }, 429);
  const failed = (error: unknown) =>
    all.log.error({ error, id: requestId(context) }, "a test answer broke off");
  return answerStream(events, { signal: request.signal, stop: () => stop.abort(), failed });
}

/** A visitor who opens the address is redirected to the list. */
export const loader = adminPostOnly(href("/admin/virtual-coaches"));
