import { createHash, randomBytes, sign } from "node:crypto";
import { sandboxKey } from "#services/identity/sandbox.ts";
import type { Accounts } from "../identity.ts";

/**
 * What a browser does: it follows an address to the sandbox of Google, agrees there as somebody, and comes
 * back to the app.
 * @param start - an address of `/auth/v1/authorize`, or one of the consent page
 * @returns where it ends
 */
export async function visitGoogle(
  { identity }: Accounts,
  start: string,
  email: string,
  more: Record<string, string> = {},
): Promise<URL> {
  const isConsent = start.includes("/sandbox/google");
  const asked = new URL(isConsent ? start : await locationOf(start));
  const { searchParams } = asked;
  const answer = new URLSearchParams({
    state: searchParams.get("state") ?? "",
    code: identity.grant?.({ email, name: "Gala Runner" }, searchParams) ?? "",
    ...more,
  });
  return new URL(await locationOf(`${searchParams.get("redirect_uri")}?${answer}`));
}

/** A code for an app that makes its own verifier. */
export async function aCode(
  services: Accounts,
  origin: string,
  redirectTo: string,
  email: string,
): Promise<{ code: string; verifier: string }> {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    provider: "google",
    redirect_to: redirectTo,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "s256",
  });
  const back = await visitGoogle(services, `${origin}/auth/v1/authorize?${query}`, email);
  return { code: back.searchParams.get("code") ?? "", verifier };
}

async function locationOf(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: "manual" });
  const location = answer.headers.get("location");
  if (!location) throw new Error(`${address} leads nowhere: ${await answer.text()}`);
  return location;
}

/** A token as an app on a phone gets it from Google (OpenID Connect), signed by the sandbox. */
export function idToken(claims: object): string {
  const { kid, privateKey } = sandboxKey();
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${encode({ alg: "RS256", kid, typ: "JWT" })}.${encode(claims)}`;
  return `${body}.${sign("sha256", Buffer.from(body), privateKey).toString("base64url")}`;
}
