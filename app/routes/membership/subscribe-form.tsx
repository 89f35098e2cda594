import { type FormEvent, useState } from "react";
import { Form, href, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import type { Trouble } from "./ask-checkout.ts";

/** Which button was pressed: of a plan's card, or the one that goes on after signing in. */
type Press = { priceId: string; place: "card" | "above" };

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

/** A button that begins a checkout: by the server function, or as a form without scripts. */
export function SubscribeForm({
  at,
  checkout: { busy, trouble, begin, prepare },
  look,
  label,
  describedBy,
}: {
  at: Press;
  checkout: CheckoutControl;
  look: "primary" | "quiet";
  label: string;
  /** The id of the element that names the plan. */
  describedBy: string;
}) {
  const say = useSay();
  const isAt = (press: Press | undefined) =>
    press?.priceId === at.priceId && press.place === at.place;
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    begin(at, event.currentTarget);
  };
  const interval = at.priceId.endsWith("yearly") ? "?billing=yearly" : "";
  return (
    <Form method="post" action={href("/membership") + interval} onSubmit={subscribe}>
      <input type="hidden" name="price_id" value={at.priceId} />
      <Button
        type="submit"
        look={look}
        busy={isAt(busy ?? undefined)}
        aria-describedby={describedBy}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="plan-button"
      >
        {label}
      </Button>
      <div role="alert">
        {trouble && isAt(trouble.at) && (
          <p className="plan-problem">
            {say(trouble.sentence)}{" "}
            {trouble.signInPath && (
              <TextLink to={trouble.signInPath}>
                {say({ en: "Login", es: "Iniciar sesión" })}
              </TextLink>
            )}
          </p>
        )}
      </div>
    </Form>
  );
}

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
