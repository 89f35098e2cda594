import type { FormEvent } from "react";
import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { CheckoutControl, Press } from "./use-checkout.ts";

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
