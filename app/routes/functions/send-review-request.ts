import { adminOrStatus } from "#features/accounts/viewer.server.ts";
import { sendReviewRequest } from "#features/registrations/review-requests/commands.server.ts";
import {
  channelReason,
  failedToSend,
  onlyAdmins,
  refusalSentence,
} from "#features/registrations/review-requests/messages.ts";
import type {
  ChannelState,
  RequestRefusal,
} from "#features/registrations/review-requests/review-request.ts";
import { readRequestBody } from "#features/registrations/review-requests/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { sayIn } from "#values/say.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/send-review-request.ts";
import { answerCall, bodyOf } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /functions/send-review-request` with `registrationId`, `customMessage`, `sendEmail` and
 * `sendSms` as JSON answers `{ sent: { email, sms } }` with what became of each channel, or `{ error: { code, message } }`.
 */
export function action(args: Route.ActionArgs) {
  return answerCall(args, failedToSend.en, () => send(args));
}

async function send(args: Route.ActionArgs): Promise<Response> {
  const { admin, status } = await adminOrStatus(args);
  if (!admin) return refuseCall(onlyAdmins, status);
  const { value, sentence } = readRequestBody(await bodyOf(args.request));
  if (!value) return refuseCall(sentence, 400);
  const origin = publicOrigin(args.request);
  const { sent, refusal } = await sendReviewRequest(services(args.context), admin, value, {
    origin,
  });
  if (refusal) return refuseCall(refusalSentence(refusal).en, statuses[refusal.problem]);
  return Response.json({ sent: { email: inWords(sent.email), sms: inWords(sent.sms) } });
}

const statuses: Record<RequestRefusal["problem"], number> = {
  "no-registration": 404,
  "no-profile": 404,
  "asked-already": 400,
  "not-run-yet": 400,
  "not-sent": 400,
  failed: 400,
};

/** In English, as the whole back office. */
const say = sayIn("en");

function inWords(state: ChannelState | null): ChannelState | null {
  return state && { ...state, reason: state.reason && say(channelReason(state.reason)) };
}

/** Answers the dialog where the server cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => ({ error: { code: "unreachable", message: failedToSend.en } }));
}

export const loader = postOnly("/");
