import { href } from "react-router";

/** Makes the address that the mail of an invitation leads to from its token. */
export function invitationLinkOf(origin: string): (token: string) => string {
  return (token) => origin + href("/invitation/:token", { token });
}
