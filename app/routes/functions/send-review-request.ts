import { redirect } from "react-router";
import { adminOrStatus } from "#features/accounts/viewer.server.ts";
import { sendReviewRequest } from "#features/registrations/review-requests/commands.server.ts";
import { failedToSend, onlyAdmins } from "#features/registrations/review-requests/messages.ts";
import { readRequestBody } from "#features/registrations/review-requests/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Route } from "./+types/send-review-request.ts";
import { answerCall, bodyOf } from "./call.server.ts";

/**
 * `POST /functions/send-review-request` with `registrationId`, `customMessage`, `sendEmail` and
 * `sendSms` as JSON answers `{ sent: { email, sms } }` with what became of each way, or `{ error: { code, message } }`.
 */
export function action(args: Route.ActionArgs) {
  return answerCall(args, failedToSend, () => send(args));
}

async function send(args: Route.ActionArgs): Promise<Response> {
  const { admin, status } = await adminOrStatus(args);
  if (!admin) return refuseCall(onlyAdmins, status);
  const { value, problem } = readRequestBody(await bodyOf(args.request));
  if (!value) return refuseCall(problem, 400);
  const origin = publicOrigin(args.request);
  const answer = await sendReviewRequest(services(args.context), admin, value, { origin });
  if (answer.sent) return Response.json({ sent: answer.sent });
  return refuseCall(answer.problem, answer.code === "refused" ? 400 : 404);
}

/** The dialog says so where the server cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => ({ error: { code: "unreachable", message: failedToSend } }));
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect("/");
}
