import { propertyOf } from "../record.ts";

/** How a door that speaks JSON refuses: `{ error: { code, message } }`. The code decides, the message is shown. */
export type ApiError = {
  code: string;
  message: string;
  /** Sentences about single fields, by their names. */
  fields?: Record<string, string>;
};

/** What a status says, where nothing more is known. */
const codes: Record<number, string> = {
  400: "invalid",
  401: "signed_out",
  402: "payment_refused",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "too_large",
  429: "too_many_requests",
  502: "bad_gateway",
  503: "unavailable",
};

/** @param code - where the status alone does not tell */
export function refuseCall(message: string, status: number, code?: string): Response {
  const error: ApiError = { code: code ?? codes[status] ?? "failed", message };
  return Response.json({ error }, { status });
}

/** The error that an answer holds; `null` when it holds none of ours. */
export function readApiError(answer: unknown): ApiError | null {
  const error = propertyOf(answer, "error");
  const code = propertyOf(error, "code");
  const message = propertyOf(error, "message");
  return typeof code === "string" && typeof message === "string" ? { code, message } : null;
}
