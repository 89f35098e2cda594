import { useState } from "react";
import { href, useHref } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";
import { readApiError } from "#values/web/api-error.ts";
import { inLanguage } from "#values/web/language.ts";
import {
  googleLabels,
  type PasskeySignInProblem,
  passkeySignInProblems,
  type SignInAct,
} from "../messages.ts";

/** Ways to sign in without a password. */
export function OtherWays({
  from,
  hasGoogle,
  act,
}: {
  from: string;
  hasGoogle: boolean;
  act: SignInAct;
}) {
  const say = useSay();
  const google = withQuery(useHref(href("/login/google")), { from });
  return (
    <>
      {hasGoogle && (
        <>
          <p className="auth-or">{say({ en: "or", es: "o" })}</p>
          <a href={google} className={buttonClass({ look: "quiet", className: "w-full" })}>
            <GoogleMark /> {say(googleLabels[act])}
          </a>
        </>
      )}
      {act === "sign-in" && <PasskeyButton from={from} />}
    </>
  );
}

/** Signs in with a passkey of the device. It needs scripts and a browser that supports passkeys. */
function PasskeyButton({ from }: { from: string }) {
  const say = useSay();
  const lang = useLang();
  const isAlive = useHydrated();
  const [problem, setProblem] = useState<PasskeySignInProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!isAlive || !canUsePasskeys()) return null;

  async function signIn() {
    setIsBusy(true);
    setProblem(null);
    const refused = await signInWithPasskey().catch(() => "refused" as const);
    if (refused === null) return location.assign(inLanguage(lang, from));
    setProblem(refused);
    setIsBusy(false);
  }

  return (
    <div className="mt-3 grid gap-3">
      <Button look="quiet" busy={isBusy} onClick={signIn}>
        <Icon name="key" /> {say({ en: "Sign in with a passkey", es: "Usar llave de acceso" })}
      </Button>
      {problem && <Notice kind="problem">{say(passkeySignInProblems[problem])}</Notice>}
    </div>
  );
}

/** Whether this browser reads the options of a passkey as JSON; older browsers do not. */
function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function"
  );
}

/**
 * Asks the device to sign the server's challenge; a valid answer opens a session.
 * @returns `null` when there is a session now
 * @throws {DOMException} when the person cancels, or the device has no passkey for this site
 */
async function signInWithPasskey(): Promise<PasskeySignInProblem | null> {
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

/** Google's G in its own colors, as Google's terms require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9a8.8 8.8 0 0 0 2.7-6.6Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.9H1v2.3A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
      <path
        fill="#ea4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6Z"
      />
    </svg>
  );
}
