import { data, Form, href, useNavigation } from "react-router";
import { errorsOfRefusal } from "#features/accounts/security/messages.ts";
import { proofForm } from "#features/accounts/security/schema.ts";
import { PasswordField, SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { renewBackupCodes } from "#features/accounts/security/two-factor.server.ts";
import { askerOf, requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type FormErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/codes.ts";
import { BackupCodes } from "./set-up.tsx";

export const handle: Handle = { keepsPages: true };

const title = { en: "New backup codes", es: "Nuevos códigos de respaldo" };

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

type CodesAnswer = { codes: string[]; errors: null } | { codes: null; errors: FormErrors };

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(proofForm, form);
  if (errors) return data<CodesAnswer>({ codes: null, errors }, 400);
  const { password } = value;
  const done = await renewBackupCodes(services(args.context), askerOf(args), viewer, password);
  if (done.problem !== null) {
    return data<CodesAnswer>({ codes: null, errors: errorsOfRefusal(done, form) }, 400);
  }
  return data<CodesAnswer>({ codes: done.backupCodes, errors: null }, { headers: done.headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function NewBackupCodes({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().state !== "idle";
  const errors = actionData?.errors;
  return (
    <>
      <SettingHeading
        lead={say({
          en: "The codes that you have kept so far stop working.",
          es: "Los códigos que guardaste hasta ahora dejan de funcionar.",
        })}
      >
        {title}
      </SettingHeading>
      {actionData?.codes ? (
        <div className="grid gap-6">
          <BackupCodes codes={actionData.codes} />
          <p>
            <ButtonLink to={href("/account/security")}>
              {say({ en: "I have kept the codes", es: "Ya guardé los códigos" })}
            </ButtonLink>
          </p>
        </div>
      ) : (
        <Form method="post" noValidate className="grid max-w-110 gap-5">
          {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
          <PasswordField error={errors?.fields.password} />
          <FormWays out={href("/account/security/two-factor")} busy={isBusy}>
            {say({ en: "Make new codes", es: "Crear códigos nuevos" })}
          </FormWays>
        </Form>
      )}
    </>
  );
}
