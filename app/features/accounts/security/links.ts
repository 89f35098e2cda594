import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import type { SecurityNotice } from "./messages.ts";

/** Where a letter about the ways to sign in leads, as absolute addresses. */
export type SecurityLinks = { security: string; forgotten: string };

/** Where the letters about a new address lead; `confirm` makes the address of the link from its token. */
export type NewAddressLinks = {
  login: string;
  forgotten: string;
  confirm: (token: string) => string;
};

export function securityLinks(origin: string): SecurityLinks {
  return {
    security: origin + href("/account/security"),
    forgotten: origin + href("/forgot-password"),
  };
}

export function newAddressLinks(origin: string): NewAddressLinks {
  return {
    login: origin + href("/login"),
    forgotten: origin + href("/forgot-password"),
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
