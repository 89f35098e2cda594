import { href } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { ButtonLink } from "#ui/button.tsx";

/** For visitors: an application belongs to an account, which will keep the page. */
export function SignInFirst() {
  const from = href("/experts/apply");
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-xl">You need an account first</h2>
      <p className="mt-2 max-w-text">
        You use it to follow your application and, later, to edit your page. Afterwards you come
        straight back here.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={loginPath(from)}>Sign In</ButtonLink>
        <ButtonLink to={signupPath(from)} look="quiet">
          Create an account
        </ButtonLink>
      </div>
    </section>
  );
}
