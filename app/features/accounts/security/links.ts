import { href } from "react-router";
import type { AddressLinks } from "./new-address.server.ts";
import type { SecurityLinks } from "./password.server.ts";

/** Where mails about the account lead, as absolute addresses. */
export function securityLinks(origin: string): SecurityLinks {
  return {
    security: origin + href("/account/security"),
    forgotten: origin + href("/forgot-password"),
  };
}

export function addressLinks(origin: string): AddressLinks {
  return {
    login: origin + href("/login"),
    forgotten: origin + href("/forgot-password"),
    confirm: (token) =>
      `${origin}${href("/account/new-address")}?${new URLSearchParams({ token })}`,
  };
}
