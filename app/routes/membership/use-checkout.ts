import { useState } from "react";
import { useNavigate } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { chosenPath } from "#features/membership/chosen.ts";
import { callCheckout } from "#features/membership/door.ts";
import { checkoutMessages, signInDelay } from "#features/membership/messages.ts";
import { useTimer } from "#ui/timer.ts";

/** Which button was pressed: of a plan's card, or the one that goes on after signing in. */
export type Press = { priceId: string; place: "card" | "above" };

export type Checkout = {
  /** The button that waits for an answer. */
  busy: Press | null;
  problem: { at: Press; sentence: string; signInPath: string | null } | null;
  begin: (press: Press) => void;
};

/** When a page that was left comes back, its button can be pressed again. */
const leavingMs = 4000;

/** Asks for the page to pay at and goes there, or to the sign-in page. */
export function useCheckout(): Checkout {
  const [busy, setBusy] = useState<Press | null>(null);
  const [problem, setProblem] = useState<Checkout["problem"]>(null);
  const navigate = useNavigate();
  const isSignedOut = problem?.sentence === checkoutMessages.pleaseLogIn;
  useTimer(isSignedOut ? signInDelay : null, () => {
    navigate(problem?.signInPath ?? loginPath());
  });

  async function begin(at: Press) {
    if (busy) return;
    setBusy(at);
    setProblem(null);
    const answer = await callCheckout(at.priceId, window.location.origin);
    if ("url" in answer) {
      window.location.assign(answer.url);
      setTimeout(() => setBusy(null), leavingMs);
      return;
    }
    setBusy(null);
    setProblem({ at, ...problemWords(answer.problem, at.priceId) });
  }

  return { busy, problem, begin };
}

function problemWords(problem: string, priceId: string) {
  const isSignedOut = problem === checkoutMessages.signedOut;
  const isSignIn = isSignedOut || problem === checkoutMessages.sessionEnded;
  return {
    sentence: isSignedOut ? checkoutMessages.pleaseLogIn : problem,
    signInPath: isSignIn ? loginPath(chosenPath(priceId)) : null,
  };
}
