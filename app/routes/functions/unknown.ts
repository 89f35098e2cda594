import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";

export const handle: Handle = { keepsPages: true };

/** An address below `/functions` that is none: callers read JSON. */
export function loader() {
  return refuseCall("There is no such function.", 404);
}

export const action = loader;
