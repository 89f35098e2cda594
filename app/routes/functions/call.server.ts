import { formOf } from "#values/form.ts";

/** What a server function is told, as JSON or as a form; `null` when it is neither. */
export function bodyOf(request: Request): Promise<unknown> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  return (isJson ? request.json() : formEntries(request)).catch(() => null);
}

async function formEntries(request: Request) {
  return Object.fromEntries(await formOf(request));
}
