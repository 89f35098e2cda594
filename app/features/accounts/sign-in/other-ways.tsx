import { useState } from "react";
import { href } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";
import {
  googleLabels,
  type PasskeySignInProblem,
  passkeySignInProblems,
  type SignInAct,
} from "../messages.ts";
import { GoogleMark } from "./google-mark.tsx";
import { canUsePasskeys, signInWithPasskey } from "./passkey.ts";

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
  const google = withQuery(href("/login/google"), { from });
  return (
    <>
      {hasGoogle && (
        <>
          <p className="auth-or">or</p>
          <a href={google} className={buttonClass({ look: "quiet", className: "w-full" })}>
            <GoogleMark /> {googleLabels[act]}
          </a>
        </>
      )}
      {act === "sign-in" && <PasskeyButton from={from} />}
    </>
  );
}

/** Signs in with a passkey of the device. It needs scripts and a browser that supports passkeys. */
function PasskeyButton({ from }: { from: string }) {
  const isAlive = useHydrated();
  const [problem, setProblem] = useState<PasskeySignInProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!isAlive || !canUsePasskeys()) return null;

  async function signIn() {
    setIsBusy(true);
    setProblem(null);
    const refused = await signInWithPasskey().catch(() => "refused" as const);
    if (refused === null) return location.assign(from);
    setProblem(refused);
    setIsBusy(false);
  }

  return (
    <div className="mt-3 grid gap-3">
      <Button look="quiet" busy={isBusy} onClick={signIn}>
        <Icon name="key" /> Sign in with a passkey
      </Button>
      {problem && <Notice kind="problem">{passkeySignInProblems[problem]}</Notice>}
    </div>
  );
}
