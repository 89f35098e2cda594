import { useState } from "react";
import { useNavigate } from "react-router";
import { useLang } from "#ui/language/language.tsx";
import { useTimer } from "#ui/timer.ts";
import type { Trouble } from "./ask-checkout.ts";

/** Which button was pressed: of a plan's card, or the one that goes on after signing in. */
export type Press = { priceId: string; place: "card" | "above" };

export type CheckoutControl = {
  /** The button that waits for an answer. */
  busy: Press | null;
  trouble: (Trouble & { at: Press }) | null;
  begin: (press: Press, form: HTMLFormElement) => void;
  /** Loads the code before the click, when the pointer or the focus reaches a button. */
  prepare: () => void;
};

/** After this time the button works again, for a visitor who comes back to the page. */
const leavingMs = 4000;

const load = () => import("./ask-checkout.ts");

/** Asks for the page to pay at and goes there, or to the sign-in page. */
export function useCheckout(): CheckoutControl {
  const [busy, setBusy] = useState<Press | null>(null);
  const [trouble, setTrouble] = useState<CheckoutControl["trouble"]>(null);
  const navigate = useNavigate();
  const lang = useLang();
  useTimer(trouble?.leavesAfter ?? null, () => {
    if (trouble?.signInPath) navigate(trouble.signInPath);
  });

  async function begin(at: Press, form: HTMLFormElement) {
    if (busy) return;
    setBusy(at);
    setTrouble(null);
    const part = await load().catch(() => null);
    if (!part) return form.submit();
    const answer = await part.askCheckout(at.priceId, lang);
    if ("url" in answer) {
      window.location.assign(answer.url);
      setTimeout(() => setBusy(null), leavingMs);
    } else {
      setBusy(null);
      setTrouble({ at, ...answer });
    }
  }

  const prepare = () => {
    load().catch(() => undefined);
  };
  return { busy, trouble, begin, prepare };
}
