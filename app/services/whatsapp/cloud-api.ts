import { isTimeout, jsonOf, type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { ApprovedTemplate, WhatsAppSettings } from "./config.ts";

const timeoutMs = 15_000;
const longestAnswer = 100_000;

/** A message of an approved template to one number. */
type TemplateMessage = {
  /** Comes back with what the API says about the delivery. */
  id: string;
  recipient: string;
  template: ApprovedTemplate;
  /** What the places `{{1}}`, `{{2}}`, … of the template are filled with. */
  parameters: readonly string[];
  /** A code stands in its text, and in the button that copies it. */
  isCode: boolean;
};

/** Hands one message to WhatsApp. */
export type DeliverTemplate = (message: TemplateMessage) => Promise<void>;

/** Messages through Meta's Cloud API, version 23. */
export function cloudApi(
  { token, phoneNumberId }: Pick<WhatsAppSettings, "token" | "phoneNumberId">,
  fetch: typeof globalThis.fetch,
): DeliverTemplate {
  const address = `https://graph.facebook.com/v23.0/${phoneNumberId}/messages`;
  return async ({ id, recipient, template, parameters: texts, isCode }) => {
    const parameters = texts.map((text) => ({ type: "text", text }));
    const response = await fetch(address, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify({
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: recipient.replace("+", ""),
        type: "template",
        template: {
          name: template.name,
          language: { code: template.language },
          components: [
            { type: "body", parameters },
            ...(isCode ? [{ type: "button", sub_type: "url", index: "0", parameters }] : []),
          ],
        },
        biz_opaque_callback_data: id,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((problem: unknown) => {
      throw new ServiceProblem("whatsapp", isTimeout(problem) ? "timeout" : "unavailable", problem);
    });
    const answer = await jsonOf(response, { service: "whatsapp", mostBytes: longestAnswer });
    if (response.ok) return;
    const { code, reason } = errorIn(answer);
    throw new ServiceProblem(
      "whatsapp",
      kindOf(response.status, code),
      new Error(reason || `status ${response.status}`),
    );
  };
}

/** Too many messages of the app, the account, the number or to one person; or too much spam. */
const rateCodes = new Set([4, 80007, 130429, 131048, 131056, 133016]);
/** The token has ended or may not send, or the account is locked. */
const accountCodes = new Set([0, 3, 10, 190, 368, 131005, 131031, 131042]);
/** The API fails, and says so with a status of 400 or 500. */
const passingCodes = new Set([1, 2, 131000, 131016, 131057, 133004]);

function kindOf(status: number, code: number | null): ProblemKind {
  if (code !== null && rateCodes.has(code)) return "rate";
  if (code !== null && accountCodes.has(code)) return "auth";
  if (status === 401 || status === 403) return "auth";
  if (status === 429) return "rate";
  if (code !== null && passingCodes.has(code)) return "unavailable";
  // No account has the number, its owner wants no messages, or the template does not fit: a retry cannot help.
  return status >= 500 || status === 404 || status === 408 ? "unavailable" : "invalid";
}

/** `{ "error": { "code": 131026, "message": "…", "error_data": { "details": "…" } } }`. */
function errorIn(answer: unknown): { code: number | null; reason: string } {
  const error = fieldsOf(fieldsOf(answer).error);
  const details = fieldsOf(error.error_data).details;
  const code = typeof error.code === "number" ? error.code : null;
  const parts = [code, details ?? error.message].filter(
    (part) => part !== null && part !== undefined,
  );
  return { code, reason: parts.join(" ").slice(0, 300) };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
