import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import type { SecurityNotice } from "./messages.ts";

/** Where a letter about the ways to sign in leads, as absolute addresses. */
export type SecurityLinks = {
  security: string;
  waysIn: string;
  contact: string;
  /** The address of the link that undoes a change, from its token. */
  undo: (token: string) => string;
};

/** Where the letters about a new address lead; `confirm` makes the address of the link from its token. */
export type NewAddressLinks = SecurityLinks & {
  login: string;
  confirm: (token: string) => string;
};

export function securityLinks(origin: string): SecurityLinks {
  return {
    security: origin + href("/account/security"),
    waysIn: origin + href("/account/security/ways-in"),
    contact: origin + href("/contact"),
    undo: (token) => origin + withQuery(href("/account/not-me"), { token }),
  };
}

export function newAddressLinks(origin: string): NewAddressLinks {
  return {
    ...securityLinks(origin),
    login: origin + href("/login"),
    confirm: (token) => origin + withQuery(href("/account/new-address"), { token }),
  };
}

/** The security settings, with a message about a finished change. */
export function securityPath(notice?: SecurityNotice): string {
  return withQuery(href("/account/security"), { notice });
}

/** The list of passkeys, with a message about a finished change. */
export function passkeysPath(notice?: SecurityNotice): string {
  return withQuery(href("/account/security/passkeys"), { notice });
}
