import { isTimeout, type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { SmsSettings } from "./config.ts";

const timeoutMs = 15_000;

/** Takes one text message to a number. */
export type DeliverSms = (message: { recipient: string; body: string }) => Promise<void>;

/** Text messages through Twilio's REST interface, version 2010-04-01. */
export function twilio(
  { accountSid, authToken, from }: SmsSettings,
  fetch: typeof globalThis.fetch,
): DeliverSms {
  const address = `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender = from.startsWith("+") ? "From" : "MessagingServiceSid";

  return async ({ recipient, body }) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { Authorization: authorization, Accept: "application/json" },
      body: new URLSearchParams({ To: recipient, [sender]: from, Body: body }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((problem: unknown) => {
      throw new ServiceProblem("sms", isTimeout(problem) ? "timeout" : "unavailable", problem);
    });
    const answer = await response.text().catch(() => "");
    if (response.ok) return;
    throw new ServiceProblem("sms", kindOf(response.status), new Error(reasonIn(answer)));
  };
}

function kindOf(status: number): ProblemKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 429) return "rate";
  // The number does not exist or has opted out of messages: a retry cannot help.
  return status >= 500 || status === 404 ? "unavailable" : "invalid";
}

/** `{ "code": 21211, "message": "…" }`, or any other answer, shortened. */
function reasonIn(answer: string): string {
  try {
    const { code, message } = JSON.parse(answer);
    return `${code} ${message}`;
  } catch {
    return answer.slice(0, 200);
  }
}
