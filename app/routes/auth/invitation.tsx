import { data, Form, href, redirect, useNavigation } from "react-router";
import { askerOf } from "#features/accounts/asker.server.ts";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { loginPath } from "#features/accounts/login-path.ts";
import { accountProblems } from "#features/accounts/messages.ts";
import { NewPasswordFields } from "#features/accounts/password/new-password-fields.tsx";
import { acceptInvitation, findInvitation } from "#features/accounts/people/joining.server.ts";
import { joiningProblems } from "#features/accounts/people/messages.ts";
import { joinForm } from "#features/accounts/people/schema.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { LegalNote } from "#features/accounts/sign-up/legal-note.tsx";
import { takeOverGuestReviews } from "#features/reviews/guests/guest-links.server.ts";
import { dropPages, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { formAnswer } from "#ui/form/server-answer.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/invitation.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const invitation = await findInvitation(services(context), params.token);
  return data({ email: invitation?.email ?? null }, invitation ? 200 : 404);
}

/** Makes the account, and signs its owner in. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const { value, errors } = readForm(joinForm, form);
  if (errors) return data(errors, 400);
  const own = services(args.context);
  const joined = await acceptInvitation(own, args.params.token, value);
  if (joined.problem !== null) return data(formErrors(joiningProblems[joined.problem], form), 400);
  // Reviews that a guest wrote under this address belong to the account now.
  await takeOverGuestReviews(own, joined.userId);
  dropPages(args.context);
  const { password } = value;
  const entry = { email: joined.email.toLowerCase(), password, remember: false };
  const entered = await signIn(own, askerOf(args), entry);
  if (entered.problem !== null) return redirect(loginPath(href("/dashboard")), 303);
  return redirect(href("/dashboard"), { status: 303, headers: entered.headers });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), accountProblems["sign-up-failed"]);

export const meta: Route.MetaFunction = () => officeMeta("Join Dorsal");

/** Where the link of an invitation leads. */
export default function Invitation({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  if (email === null) return <Over problem={actionData?.form ?? joiningProblems.over} />;
  return (
    <>
      <AuthHeading aside="You are invited: choose your name and your password.">
        Join Dorsal
      </AuthHeading>
      {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          required
          defaultValue={actionData?.typed.first_name}
          error={actionData?.fields.first_name}
        />
        <TextField
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          required
          defaultValue={actionData?.typed.last_name}
          error={actionData?.fields.last_name}
        />
        <NewPasswordFields
          label="Password"
          confirmation="Confirm password"
          errors={actionData?.fields}
        />
        <Button type="submit" busy={isBusy}>
          Make my account
        </Button>
      </Form>
      <LegalNote>By joining</LegalNote>
    </>
  );
}

function Over({ problem }: { problem: string }) {
  return (
    <>
      <AuthHeading>Join Dorsal</AuthHeading>
      <Notice kind="problem">{problem}</Notice>
      <p className="mt-6 text-sm">
        <TextLink to={href("/login")}>Login</TextLink>
      </p>
    </>
  );
}
