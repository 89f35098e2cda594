import { href } from "react-router";
import { readApiError } from "#values/web/api-error.ts";
import { accountInactive, passkeyFailed, tooManyAttempts } from "../messages.ts";

/** Whether this browser has the parts that speak JSON; older ones do not. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function"
  );
}

/**
 * Asks the device to sign, and the server whether it may come in.
 * @returns a sentence why not, or null when there is a session now
 * @throws {DOMException} when the person cancels, or the device has no passkey for this site
 */
export async function signInWithPasskey(): Promise<string | null> {
  const asked = await fetch(step("generate-authenticate-options"));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json());
  const credential = await navigator.credentials.get({ publicKey });
  const answer = await fetch(step("verify-authentication"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ response: credential }),
  });
  if (answer.ok) return null;
  if (answer.status === 429) return tooManyAttempts;
  const error = readApiError(await answer.json().catch(() => null));
  return error?.code === "ACCOUNT_INACTIVE" ? accountInactive : passkeyFailed;
}

function step(name: string): string {
  return href("/auth/passkey/:step", { step: name });
}
