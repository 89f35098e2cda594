import { data, Form, href, redirect, useNavigation } from "react-router";
import { errorsOfRefusal } from "#features/accounts/security/messages.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { proofForm } from "#features/accounts/security/schema.ts";
import { PasswordField, SettingHeading } from "#features/accounts/security/setting-form.tsx";
import {
  hasTwoFactor,
  showKey,
  startTwoFactor,
} from "#features/accounts/security/two-factor.server.ts";
import { askerOf, requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type FormErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/state.ts";
import { SetUp, type TwoFactorSetup } from "./set-up.tsx";

export const handle: Handle = { keepsPages: true };

const title = { en: "Two-step sign-in", es: "Verificación en dos pasos" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db } = services(args.context);
  const [isOn, canBeOn] = await Promise.all([
    hasTwoFactor({ db }, viewer),
    hasPassword({ db }, viewer),
  ]);
  return { isOn, canBeOn };
}

type SetupAnswer = { setup: TwoFactorSetup; errors: null } | { setup: null; errors: FormErrors };

/** Makes a key, which counts from the first code of the app on. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(proofForm, form);
  if (errors) return data<SetupAnswer>({ setup: null, errors }, 400);
  if (await hasTwoFactor(services(args.context), viewer)) {
    throw redirect(href("/account/security/two-factor"), 303);
  }
  const done = await startTwoFactor(services(args.context), askerOf(args), viewer, value.password);
  if (done.problem !== null) {
    return data<SetupAnswer>({ setup: null, errors: errorsOfRefusal(done, form) }, 400);
  }
  const { address, backupCodes, headers } = done;
  return data<SetupAnswer>({ setup: showKey(address, backupCodes), errors: null }, { headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { isOn, canBeOn } = loaderData;
  return (
    <>
      <SettingHeading
        lead={say({
          en: "A code from an app on your phone, besides your password. Whoever learns your password still cannot sign in.",
          es: "Un código de una aplicación de tu celular, además de tu contraseña. Quien descubra tu contraseña igual no podrá iniciar sesión.",
        })}
      >
        {title}
      </SettingHeading>
      {isOn && <IsOn />}
      {!isOn && !canBeOn && (
        <p>
          <Rich
            text={say({
              en: "It protects a password, and your account has none: you sign in another way. <0>Set a password</0>",
              es: "Protege una contraseña, y tu cuenta no tiene: inicias sesión de otra manera. <0>Crea una contraseña</0>",
            })}
            parts={[(words) => <TextLink to={href("/forgot-password")}>{words}</TextLink>]}
          />
        </p>
      )}
      {!isOn && canBeOn && actionData?.setup && <SetUp setup={actionData.setup} />}
      {!isOn && canBeOn && !actionData?.setup && <Start errors={actionData?.errors ?? null} />}
    </>
  );
}

function IsOn() {
  const say = useSay();
  return (
    <div className="grid gap-6">
      <Notice kind="success">
        {say({ en: "Two-step sign-in is on.", es: "La verificación en dos pasos está activada." })}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href("/account/security/two-factor/codes")} look="quiet">
          {say({ en: "New backup codes", es: "Nuevos códigos de respaldo" })}
        </ButtonLink>
        <ButtonLink to={href("/account/security/two-factor/off")} look="quiet">
          {say({ en: "Turn off", es: "Desactivar" })}
        </ButtonLink>
      </div>
    </div>
  );
}

function Start({ errors }: { errors: FormErrors | null }) {
  const say = useSay();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" noValidate className="grid max-w-110 gap-5">
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <PasswordField error={errors?.fields.password} />
      <FormWays out={href("/account/security")} busy={isBusy}>
        {say({ en: "Continue", es: "Continuar" })}
      </FormWays>
    </Form>
  );
}
