import { refuseCall } from "#values/web/api-error.ts";

/** An address below `/functions` that is none: callers read JSON. */
export function loader() {
  return refuseCall("There is no such function.", 404);
}

export const action = loader;
