import { Form, href } from "react-router";
import { TextField } from "#ui/form/field.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Sentence } from "#values/say.ts";

/** The data for setting up an app, and the fields sent with its first code. */
export type TwoFactorSetup = {
  /** `otpauth://totp/…`, also in the picture. */
  address: string;
  /** The key inside of it, as people type it. */
  key: string;
  picture: string;
  backupCodes: string[];
};

/** The second page of the set-up: the key for the app, and the first code from it. */
export function SetUp({
  setup,
  problem,
  codeProblem,
}: {
  setup: TwoFactorSetup;
  problem?: Sentence | null | undefined;
  codeProblem?: Sentence | undefined;
}) {
  const say = useSay();
  return (
    <Form
      method="post"
      action={href("/account/security/two-factor/confirm")}
      noValidate
      className="grid gap-6"
    >
      {problem && <Notice kind="problem">{problem}</Notice>}
      <ol className="grid gap-6">
        <li>
          <h2 className="text-lg">
            {say({ en: "1. Add the key to your app", es: "1. Agrega la clave a tu aplicación" })}
          </h2>
          <p className="mt-1 text-muted">
            {say({
              en: "Scan the picture with an authenticator app, or type the key into it.",
              es: "Escanea la imagen con una aplicación de autenticación, o escribe la clave en ella.",
            })}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-6">
            <img
              src={`data:image/svg+xml;base64,${setup.picture}`}
              alt={say({
                en: "QR code with the key for your authenticator app",
                es: "Código QR con la clave para tu aplicación de autenticación",
              })}
              width={176}
              height={176}
              className="rounded-control border border-line"
            />
            <div className="min-w-0 flex-1 basis-60">
              <p className="label">{say({ en: "Key", es: "Clave" })}</p>
              <p>
                <code className="tabular font-semibold break-words">{setup.key}</code>
              </p>
            </div>
          </div>
        </li>
        <li>
          <h2 className="mb-3 text-lg">
            {say({
              en: "2. Enter the code that the app shows",
              es: "2. Escribe el código que muestra la aplicación",
            })}
          </h2>
          <div className="max-w-60">
            <TextField
              label={say({ en: "Code", es: "Código" })}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              error={codeProblem}
            />
          </div>
        </li>
      </ol>
      <input type="hidden" name="setup_secret" value={setup.address} />
      <input type="hidden" name="backup_codes" value={setup.backupCodes.join(" ")} />
      <FormWays out={href("/account/security")}>
        {say({ en: "Turn on two-step sign-in", es: "Activar la verificación en dos pasos" })}
      </FormWays>
    </Form>
  );
}

/** Codes that each replace the app once. They are shown only now. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="backup-codes" className="card p-5">
      <h2 id="backup-codes" className="text-lg">
        {say({ en: "Your backup codes", es: "Tus códigos de respaldo" })}
      </h2>
      <p className="mt-1 text-muted">
        {say({
          en: "Keep them where you keep your papers. Each one works once in place of the app, should you lose your phone. They are not shown again.",
          es: "Guárdalos donde guardas tus documentos. Cada uno sirve una vez en lugar de la aplicación, si pierdes tu celular. No se vuelven a mostrar.",
        })}
      </p>
      <ol className="tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 font-semibold sm:w-fit">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
