import { href } from "react-router";
import { readApiError } from "#values/web/api-error.ts";
import type { PasskeySignInProblem } from "../messages.ts";

/** Whether this browser reads the options of a passkey as JSON; older browsers do not. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function"
  );
}

/**
 * Asks the device to sign a question of the server, which opens a session for the right answer.
 * @returns `null` when there is a session now
 * @throws {DOMException} when the person cancels, or the device has no passkey for this site
 */
export async function signInWithPasskey(): Promise<PasskeySignInProblem | null> {
  const asked = await fetch(step("generate-authenticate-options"));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json());
  const credential = await navigator.credentials.get({ publicKey });
  const answer = await fetch(step("verify-authentication"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ response: credential }),
  });
  if (answer.ok) return null;
  if (answer.status === 429) return "too-many-attempts";
  const error = readApiError(await answer.json().catch(() => null));
  return error?.code === "ACCOUNT_INACTIVE" ? "account-inactive" : "refused";
}

function step(name: string): string {
  return href("/auth/passkey/:step", { step: name });
}
