import { type FormEvent, useState } from "react";
import { Form, href, useFetcher } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import {
  isSecurityProblem,
  type SecurityProblem,
  securityNotices,
  securityProblems,
} from "#features/accounts/security/messages.ts";
import { type OwnPasskey, passkeysOf } from "#features/accounts/security/passkeys.server.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { PasswordField, SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { propertyOf } from "#values/record.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

const title = { en: "Passkeys", es: "Llaves de acceso" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db } = services(args.context);
  return {
    passkeys: await passkeysOf({ db }, viewer),
    asksPassword: await hasPassword({ db }, viewer),
    notice: sentenceOf(securityNotices, args.url.searchParams.get("notice")),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function Passkeys({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { passkeys, asksPassword, notice } = loaderData;
  return (
    <>
      <SettingHeading
        lead={say({
          en: "Sign in with your fingerprint, your face or a security key instead of a password.",
          es: "Inicia sesión con tu huella, tu rostro o una llave de seguridad, sin contraseña.",
        })}
      >
        {title}
      </SettingHeading>
      <div className="grid gap-8">
        {notice && <Notice kind="success">{notice}</Notice>}
        {passkeys.length === 0 ? (
          <EmptyState
            title={say({ en: "No passkeys yet", es: "Aún no hay llaves de acceso" })}
            icon="key"
          >
            <p>
              {say({
                en: "Add one on each device with which you want to sign in.",
                es: "Agrega una en cada dispositivo con el que quieras iniciar sesión.",
              })}
            </p>
          </EmptyState>
        ) : (
          <ul className="card divide-y divide-line">
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {/* Emptied once a passkey has been added. */}
        <NewPasskey key={passkeys.length} asksPassword={asksPassword} />
      </div>
    </>
  );
}

function Passkey({ passkey }: { passkey: OwnPasskey }) {
  const lang = useLang();
  const say = useSay();
  const { id, name, addedAt, isSynced } = passkey;
  const facts = [
    addedAt &&
      say({
        en: `added ${formatDay(toDay(addedAt), lang)}`,
        es: `agregada el ${formatDay(toDay(addedAt), lang)}`,
      }),
    isSynced
      ? say({
          en: "kept with your account at its maker",
          es: "guardada en tu cuenta del fabricante",
        })
      : say({ en: "on one device", es: "en un solo dispositivo" }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0">
        <h2 className="text-lg">{name}</h2>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <details>
          <summary
            className="button button-plain button-small"
            aria-label={say({ en: `Rename ${name}`, es: `Cambiar el nombre de ${name}` })}
          >
            {say({ en: "Rename", es: "Cambiar nombre" })}
          </summary>
          <Form
            method="post"
            action={href("/account/security/passkeys/:id/:change", { id, change: "rename" })}
            className="mt-2 flex flex-wrap items-end gap-2"
          >
            <TextField
              label={say({ en: "Name", es: "Nombre" })}
              name="name"
              required
              maxLength={60}
              defaultValue={name}
            />
            <Button type="submit" size="small">
              {say({ en: "Save", es: "Guardar" })}
            </Button>
          </Form>
        </details>
        <Form
          method="post"
          action={href("/account/security/passkeys/:id/:change", { id, change: "remove" })}
        >
          <Button
            type="submit"
            look="plain"
            size="small"
            aria-label={say({ en: `Remove ${name}`, es: `Quitar ${name}` })}
          >
            {say({ en: "Remove", es: "Quitar" })}
          </Button>
        </Form>
      </div>
    </li>
  );
}

/** Has the browser make a passkey, which needs scripts. */
function NewPasskey({ asksPassword }: { asksPassword: boolean }) {
  const say = useSay();
  const adding = useFetcher<{ problem: SecurityProblem }>();
  const [step, go] = useState<"idle" | "making" | { problem: SecurityProblem }>("idle");

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name"));
    go("making");
    const made = await makePasskey(form).catch(() => ({ problem: "passkey-not-added" as const }));
    if ("problem" in made) return go(made);
    go("idle");
    await adding.submit(
      { name, response: made.response },
      { method: "post", action: href("/account/security/passkeys/add") },
    );
  }

  const isBusy = step === "making" || adding.state !== "idle";
  const problem = typeof step === "object" ? step.problem : adding.data?.problem;
  const said = problem && !isBusy ? securityProblems[problem] : null;
  const isOfPassword = asksPassword && problem !== undefined && problem in passwordProblems;
  return (
    <section aria-labelledby="new-passkey">
      <h2 id="new-passkey" className="text-xl">
        {say({ en: "Add a passkey", es: "Agregar una llave de acceso" })}
      </h2>
      <noscript>
        <p className="mt-2 text-muted">
          {say({
            en: "Your browser needs JavaScript to make a passkey.",
            es: "Tu navegador necesita JavaScript para crear una llave de acceso.",
          })}
        </p>
      </noscript>
      <Form
        method="post"
        action={href("/account/security/passkeys/add")}
        onSubmit={make}
        className="needs-script mt-4 grid max-w-110 gap-4"
      >
        {said && !isOfPassword && <Notice kind="problem">{said}</Notice>}
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          name="name"
          maxLength={60}
          hint={say({
            en: "So that you recognize it: My phone",
            es: "Para que la reconozcas: Mi celular",
          })}
          autoComplete="off"
        />
        {asksPassword && <PasswordField error={said !== null && isOfPassword ? said : undefined} />}
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy
              ? say({ en: "Waiting for your device…", es: "Esperando a tu dispositivo…" })
              : say({ en: "Add a passkey", es: "Agregar una llave de acceso" })}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The problems that stand at the field of the password. */
const passwordProblems = { "password-needed": true, "wrong-password": true };

/**
 * Asks the server for the options of a passkey, and the device to make one.
 * @param form - with the password, where the account has one
 */
async function makePasskey(
  form: FormData,
): Promise<{ response: string } | { problem: SecurityProblem }> {
  const body = new URLSearchParams({ password: String(form.get("password") ?? "") });
  const asked = await fetch(href("/account/security/passkeys/question"), { method: "POST", body });
  const answer: unknown = await asked.json();
  const problem = propertyOf(answer, "problem");
  if (isSecurityProblem(problem)) return { problem };
  const question = propertyOf(answer, "question");
  if (!isCreationOptions(question)) return { problem: "passkey-not-added" };
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(question);
  return { response: JSON.stringify(await navigator.credentials.create({ publicKey })) };
}

/** The browser checks the fields. */
function isCreationOptions(question: unknown): question is PublicKeyCredentialCreationOptionsJSON {
  return typeof propertyOf(question, "challenge") === "string";
}
