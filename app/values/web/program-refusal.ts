type Refused = { status: number; code: string; message: string };

/** How each door says no, by the beginning of its addresses. */
const shapes: Record<ProgramPath | "/functions", (refused: Refused) => object> = {
  "/auth/v1": ({ code, message }) => ({ code, error_code: code, message, msg: message }),
  "/storage/v1": ({ status, code, message }) => ({
    statusCode: String(status),
    code,
    error: code,
    message,
  }),
  "/mcp": ({ message }) => ({ jsonrpc: "2.0", id: null, error: { code: -32_600, message } }),
  "/api/v1": ({ code, message }) => ({ error: { code, message } }),
  "/realtime/v1": ({ code, message }) => ({ error: { code, message } }),
  "/functions": ({ code, message }) => ({ error: { code, message } }),
};

/** The codes of refusals that the host makes itself, by status. */
export const refusalCodes = {
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  421: "wrong_host",
  500: "failed",
  503: "busy",
} as const;

/**
 * The refusal of a request to a program's address that does not reach its route, in the shape that its
 * callers read; `null` for the address of a page.
 */
export function programRefusal(pathname: string, status: number, message: string): Response | null {
  const shape = Object.entries(shapes).find(
    ([path]) => pathname === path || pathname.startsWith(`${path}/`),
  );
  if (!shape) return null;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (isForPrograms(pathname)) headers.set("Access-Control-Allow-Origin", "*");
  const body = shape[1]({ status, code: codeOf(status), message });
  return Response.json(body, { status, headers });
}

function codeOf(status: number): string {
  const codes: Record<number, string> = refusalCodes;
  return codes[status] ?? "failed";
}

/** The addresses for programs of other people: apps, sites of organizers, assistants. */
export const programPaths = ["/auth/v1", "/storage/v1", "/realtime/v1", "/api/v1", "/mcp"] as const;
export type ProgramPath = (typeof programPaths)[number];

/**
 * Whether an address is for programs. These addresses read no cookie: a request names its caller itself, so
 * requests from the pages of other sites are as good as any.
 */
export function isForPrograms(pathname: string): boolean {
  return programPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
