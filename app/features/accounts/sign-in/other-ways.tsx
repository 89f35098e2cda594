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
import { GoogleMark } from "./google-mark.tsx";

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
