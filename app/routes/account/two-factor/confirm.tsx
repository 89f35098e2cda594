import { data, href, redirect } from "react-router";
import { securityLinks } from "#features/accounts/security/links.ts";
import { errorsOfRefusal, securityMessages } from "#features/accounts/security/messages.ts";
import { setupForm } from "#features/accounts/security/schema.ts";
import { SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { confirmTwoFactor, showKey } from "#features/accounts/security/two-factor.server.ts";
import { askerOf, requireViewer } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type FormErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/confirm.ts";
import { BackupCodes, SetUp, type TwoFactorSetup } from "./set-up.tsx";

export const handle: Handle = { keepsPages: true };

const title = { en: "Two-step sign-in", es: "Verificación en dos pasos" };

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

type ConfirmAnswer =
  | { backupCodes: string[]; setup: null; errors: null }
  | { backupCodes: null; setup: TwoFactorSetup; errors: FormErrors };

/** Turns two-step sign-in on, with the first code that the app shows. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(setupForm, form);
  const address = String(form.get("setup_secret"));
  const codes = String(form.get("backup_codes")).split(" ").slice(0, 20);
  // The page of another form: there is no key to show again.
  if (errors?.form || errors?.fields.setup_secret)
    throw redirect(href("/account/security/two-factor"), 303);
  const again = (problems: FormErrors) =>
    data<ConfirmAnswer>(
      { backupCodes: null, setup: showKey(address, codes), errors: problems },
      400,
    );
  if (errors) return again(errors);
  const links = securityLinks(publicOrigin(args.request));
  const done = await confirmTwoFactor(services(args.context), askerOf(args), viewer, {
    code: value.code,
    links,
  });
  if (done.problem !== null) return again(errorsOfRefusal(done, form));
  const { headers } = done;
  return data<ConfirmAnswer>({ backupCodes: codes, setup: null, errors: null }, { headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function ConfirmTwoFactor({ actionData }: Route.ComponentProps) {
  const say = useSay();
  if (!actionData) return <StartAgain />;
  const { backupCodes, setup, errors } = actionData;
  return (
    <>
      <SettingHeading>{title}</SettingHeading>
      {setup && <SetUp setup={setup} problem={errors.form} codeProblem={errors.fields.code} />}
      {backupCodes && (
        <div className="grid gap-6">
          <Notice kind="success">
            {say({
              en: "Two-step sign-in is on. From now on we ask for a code after your password.",
              es: "La verificación en dos pasos está activada. Desde ahora te pediremos un código después de tu contraseña.",
            })}
          </Notice>
          <BackupCodes codes={backupCodes} />
          <p>
            <ButtonLink to={href("/account/security")}>
              {say({ en: "I have kept the codes", es: "Ya guardé los códigos" })}
            </ButtonLink>
          </p>
        </div>
      )}
    </>
  );
}

/** For a visit by address, and for the page of the codes when it is loaded again. */
function StartAgain() {
  const say = useSay();
  return (
    <>
      <SettingHeading>{title}</SettingHeading>
      <p className="mb-5">{say(securityMessages.setUpAgain)}</p>
      <ButtonLink to={href("/account/security/two-factor")}>
        {say({ en: "Start again", es: "Volver a empezar" })}
      </ButtonLink>
    </>
  );
}
