import { loginPath } from "#features/accounts/login-path.ts";
import { callCheckout } from "#features/membership/checkout/door.ts";
import { pleaseLogIn, signInDelay } from "#features/membership/messages.ts";
import { chosenPath } from "#features/membership/plans/plans.ts";
import type { Lang, Sentence } from "#values/say.ts";

/** Why a checkout did not begin, and where to sign in: by a link, and after a while by itself. */
export type Trouble = { sentence: Sentence; signInPath: string | null; leavesAfter: number | null };

/** Asks for the payment page. This module loads when a visitor points at a plan. */
export async function askCheckout(priceId: string, lang: Lang): Promise<{ url: string } | Trouble> {
  const answer = await callCheckout(priceId, window.location.origin, fetch, lang);
  if ("url" in answer) return answer;
  const { problem, sentence } = answer;
  const signInPath = loginPath(chosenPath(priceId));
  if (problem === "signed_out") {
    return { sentence: pleaseLogIn, signInPath, leavesAfter: signInDelay };
  }
  const hasEnded = problem === "session_ended";
  return { sentence, signInPath: hasEnded ? signInPath : null, leavesAfter: null };
}
