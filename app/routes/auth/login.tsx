import { data, Form, href, redirect, useLocation } from "react-router";
import { AuthHeading, LegalNote } from "#features/accounts/auth-screen.tsx";
import { returnPath, secondStepPath, signupPath } from "#features/accounts/login-path.ts";
import {
  accountProblems,
  sentenceOf,
  signInFailures,
  signInNotices,
  signInRemarks,
} from "#features/accounts/messages.ts";
import { PasswordField } from "#features/accounts/password/new-password-fields.tsx";
import { signInForm, signUpForm } from "#features/accounts/schema.ts";
import { offersGoogle } from "#features/accounts/sign-in/google.server.ts";
import { OtherWays } from "#features/accounts/sign-in/other-ways.tsx";
import { refusalSentence, refusalWhilePassing } from "#features/accounts/sign-in/refusal.server.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import {
  signUpAddress,
  signUpAddressCookie,
} from "#features/accounts/sign-up/own-sign-up.server.ts";
import { askerOf, findViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/login.ts";
import { askToConfirm, awaitedRace } from "./ask-to-confirm.server.ts";
import { AuthCover, AwaitedNotice } from "./awaited-notice.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { searchParams, origin } = args.url;
  const from = returnPath(searchParams.get("from"));
  if (await findViewer(args)) throw redirect(from, 303);
  return {
    from,
    awaited: await awaitedRace(services(args.context), from),
    origin,
    email: signUpAddress(services(args.context), args.request),
    notice: sentenceOf(signInNotices, searchParams.get("notice")),
    remark: sentenceOf(signInRemarks, searchParams.get("notice")),
    failure: sentenceOf(signInFailures, searchParams.get("failure")),
    hasGoogle: await offersGoogle(args),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const from = returnPath(form.get("from"));
  const { value, errors } = readForm(signInForm, form);
  if (errors) return data({ ...errors, mayResend: false }, 400);
  if (form.has("resend")) return letterAgain(args, form, from);
  const result = await signIn(services(args.context), askerOf(args), value).catch(
    refusalWhilePassing(args.context),
  );
  if (result.problem !== null) {
    const mayResend = result.problem === "email-not-verified";
    return data({ ...formErrors(refusalSentence(result), form), mayResend }, result.status);
  }
  const next = result.needsCode ? secondStepPath(from) : from;
  const headers = new Headers(result.headers);
  headers.append("Set-Cookie", signUpAddressCookie(services(args.context), args.request, null));
  return redirect(next, { status: 303, headers });
}

/** Signing up with an address that waits for its confirmation sends the letter again. */
async function letterAgain(args: Route.ActionArgs, form: FormData, from: string) {
  form.set("confirmation", form.get("password") ?? "");
  const { value, errors } = readForm(signUpForm, form);
  if (errors) return data({ ...errors, mayResend: true }, 400);
  const answer = await askToConfirm(args, value, from);
  if (answer.refusal === null) return answer.way;
  const { status } = answer.refusal;
  return data({ ...formErrors(refusalSentence(answer.refusal), form), mayResend: true }, status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), accountProblems.failed);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Login", es: "Iniciar sesión" },
    description: {
      en: "Sign in to Dorsal to save races, register for them and write reviews.",
      es: "Inicia sesión en Dorsal para guardar carreras, inscribirte y escribir reseñas.",
    },
    url: `${loaderData?.origin}${href("/login")}`,
    indexed: false,
  });

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { from, failure, hasGoogle, remark } = loaderData;
  const notice = useNotice() ?? loaderData.notice;
  const problem = actionData ? actionData.form : failure;
  const isBusy = useIsSending(href("/login"));
  return (
    <>
      <AuthHeading
        aside={
          <Rich
            text={say({
              en: "New here? <0>Sign Up</0>",
              es: "¿Es tu primera vez aquí? <0>Regístrate</0>",
            })}
            parts={[(words) => <TextLink to={signupPath(from)}>{words}</TextLink>]}
          />
        }
      >
        {say({ en: "Login", es: "Iniciar sesión" })}
      </AuthHeading>
      <AuthCover race={loaderData.awaited} />
      <AwaitedNotice act="sign-in" race={loaderData.awaited} />
      {notice && !problem && <Notice kind="success">{notice}</Notice>}
      {remark && !problem && <Notice icon="key">{remark}</Notice>}
      {problem && <Notice kind="problem">{problem}</Notice>}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="from" value={from} />
        <TextField
          label={say({ en: "Email", es: "Correo electrónico" })}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          defaultValue={actionData?.typed.email ?? loaderData.email ?? undefined}
          error={actionData?.fields.email}
        />
        <PasswordField
          label={say({ en: "Password", es: "Contraseña" })}
          name="password"
          autoComplete="current-password"
          required
          error={actionData?.fields.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Choice name="remember" defaultChecked={actionData?.typed.remember === "on"}>
            {say({ en: "Remember me", es: "Recordarme" })}
          </Choice>
          <TextLink to={href("/forgot-password")}>
            {say({ en: "Forgot your password", es: "¿Olvidaste tu contraseña?" })}
          </TextLink>
        </div>
        <Button type="submit" busy={isBusy}>
          {say({ en: "Login", es: "Iniciar sesión" })}
        </Button>
        {actionData && "mayResend" in actionData && actionData.mayResend && (
          <Button type="submit" name="resend" value="1" look="quiet">
            {say({ en: "Send the confirmation again", es: "Enviar otra vez la confirmación" })}
          </Button>
        )}
      </Form>
      <OtherWays from={from} hasGoogle={hasGoogle} act="sign-in" />
      <LegalNote>{say({ en: "By signing in", es: "Al iniciar sesión," })}</LegalNote>
    </>
  );
}

/** A sentence from the page that led here. */
function useNotice(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("message" in state)) return null;
  return typeof state.message === "string" ? state.message : null;
}
