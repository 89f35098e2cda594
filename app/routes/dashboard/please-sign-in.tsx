import { href } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";

/** The page for visitors in place of the dashboard. */
export function PleaseSignIn() {
  const from = href("/dashboard");
  return (
    <Container className="py-14 md:py-24">
      <PageHeading lead="Your profile, your reviews, your favorite races and your registrations are here once you have signed in.">
        Please Sign In
      </PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={loginPath(from)}>Sign In</ButtonLink>
        <ButtonLink to={signupPath(from)} look="quiet">
          Create an account
        </ButtonLink>
      </div>
    </Container>
  );
}
