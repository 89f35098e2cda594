import type { ReactNode } from "react";
import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The h1 of a sign-in screen, with a line below it. */
export function AuthHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <header className="mb-5">
      <h1 className="text-3xl">{children}</h1>
      {aside && <p className="mt-2 text-muted">{aside}</p>}
    </header>
  );
}

/** The terms that a visitor agrees to; the children name the act: `By signing in`. */
export function LegalNote({ children }: { children: string }) {
  const say = useSay();
  return (
    <p className="mt-6 text-sm text-muted">
      <Rich
        text={say({
          en: `${children} you agree to the <0>Terms of Service</0> and the <1>Privacy Policy</1>.`,
          es: `${children} aceptas los <0>Términos del servicio</0> y la <1>Política de privacidad</1>.`,
        })}
        parts={[
          (words) => <TextLink to={href("/terms")}>{words}</TextLink>,
          (words) => <TextLink to={href("/privacy")}>{words}</TextLink>,
        ]}
      />
    </p>
  );
}
