import { ButtonLink } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { SignInState } from "./screen.ts";

/** Step 0: registering needs an account, and signing in leads back here. */
export function SignInStep({ screen: { login, signup } }: { screen: SignInState }) {
  return (
    <section className="card wizard-card">
      <h2 className="text-xl">Sign in to register</h2>
      <p className="mt-2 max-w-text text-muted">
        Your registration belongs to your account: you find it there again, and you can cancel it
        there. Signing in brings you straight back to this race.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={login}>Sign in</ButtonLink>
        <p className="text-sm">
          No account yet? <TextLink to={signup}>Create one</TextLink>
        </p>
      </div>
    </section>
  );
}
