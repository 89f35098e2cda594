import { data, Form, href, redirect, useNavigation } from "react-router";
import { AuthHeading, LegalNote } from "#features/accounts/auth-screen.tsx";
import { loginPath } from "#features/accounts/login-path.ts";
import { accountProblems } from "#features/accounts/messages.ts";
import { NewPasswordFields } from "#features/accounts/password/new-password-fields.tsx";
import { acceptInvitation, findInvitation } from "#features/accounts/people/invitations.server.ts";
import { joiningProblems } from "#features/accounts/people/people.ts";
import { joinForm } from "#features/accounts/people/schema.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { takeOverGuestReviews } from "#features/reviews/guests/guest-links.server.ts";
import { dropPages, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
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
  const joined = await acceptInvitation(own, args.params.token, {
    ...value,
    lang: languageOf(args.url),
  });
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

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Join Dorsal", es: "Únete a Dorsal" }, pageLanguages(matches).lang);

/** Where the link of an invitation leads. */
export default function Invitation({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  if (email === null) return <Over problem={actionData?.form ?? joiningProblems.over} />;
  return (
    <>
      <AuthHeading
        aside={say({
          en: "You are invited: choose your name and your password.",
          es: "Tienes una invitación: elige tu nombre y tu contraseña.",
        })}
      >
        {say({ en: "Join Dorsal", es: "Únete a Dorsal" })}
      </AuthHeading>
      {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <TextField
          label={say({ en: "Email", es: "Correo electrónico" })}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <TextField
          label={say({ en: "First name", es: "Nombre" })}
          name="first_name"
          autoComplete="given-name"
          required
          defaultValue={actionData?.typed.first_name}
          error={actionData?.fields.first_name}
        />
        <TextField
          label={say({ en: "Last name", es: "Apellido" })}
          name="last_name"
          autoComplete="family-name"
          required
          defaultValue={actionData?.typed.last_name}
          error={actionData?.fields.last_name}
        />
        <NewPasswordFields
          label={say({ en: "Password", es: "Contraseña" })}
          confirmation={say({ en: "Confirm password", es: "Confirma la contraseña" })}
          errors={actionData?.fields}
        />
        <Button type="submit" busy={isBusy}>
          {say({ en: "Create my account", es: "Crear mi cuenta" })}
        </Button>
      </Form>
      <LegalNote>{say({ en: "By joining", es: "Al unirte," })}</LegalNote>
    </>
  );
}

function Over({ problem }: { problem: Sentence }) {
  const say = useSay();
  return (
    <>
      <AuthHeading>{say({ en: "Join Dorsal", es: "Únete a Dorsal" })}</AuthHeading>
      <Notice kind="problem">{problem}</Notice>
      <p className="mt-6 text-sm">
        <TextLink to={href("/login")}>{say({ en: "Login", es: "Iniciar sesión" })}</TextLink>
      </p>
    </>
  );
}
