import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import type { KeyNotice } from "./messages.ts";

/** The list of keys, with a message about a finished change. */
export function keysPath(notice?: KeyNotice): string {
  return withQuery(href("/account/security/keys"), { notice });
}
