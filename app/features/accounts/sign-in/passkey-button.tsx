import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type PasskeySignInProblem, passkeySignInProblems } from "../messages.ts";
import { canUsePasskeys, signInWithPasskey } from "./passkey.ts";

/** Signs in with a passkey of the device. It needs scripts and a browser that supports passkeys. */
export function PasskeyButton({ from }: { from: string }) {
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
