import { data, Form, href, useNavigation } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { PasswordField, SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import {
  keyNotices,
  keyProblems,
  keysStay,
  longestKeyName,
  type OwnKey,
  scopeLabels,
} from "#features/public-api/keys/api-key.ts";
import { keysOf, makeKey } from "#features/public-api/keys/keys.server.ts";
import { newKeyForm } from "#features/public-api/keys/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { type KeyScope, keyScopes } from "#values/key-scopes.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/list.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Keys for programs", es: "Claves para programas" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db } = services(args.context);
  return {
    keys: await keysOf({ db }, viewer),
    asksPassword: await hasPassword({ db }, viewer),
    notice: sentenceOf(keyNotices, args.url.searchParams.get("notice")),
  };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(newKeyForm, form);
  const chosen = keyScopes.filter((scope) => form.getAll("scope").includes(scope));
  if (errors) return data({ errors, chosen, key: null }, 400);
  const links = securityLinks(publicOrigin(args.request));
  const made = await makeKey(services(args.context), viewer, value, links);
  if (made.problem === null) return { errors: null, chosen: [], key: made.key };
  const refused = formErrors(keyProblems[made.problem], form, made.field);
  return data({ errors: refused, chosen, key: null }, 400);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { keys, asksPassword, notice } = loaderData;
  return (
    <>
      <SettingHeading
        lead={
          <Rich
            text={say({
              en: "With a key, a program of yours uses Dorsal in your name: the site of your race, for example. <0>Read what programs can do</0>.",
              es: "Con una clave, un programa tuyo usa Dorsal en tu nombre: por ejemplo, el sitio de tu carrera. <0>Lee lo que pueden hacer los programas</0>.",
            })}
            parts={[(words) => <TextLink to={href("/developers")}>{words}</TextLink>]}
          />
        }
      >
        {title}
      </SettingHeading>
      <div className="grid gap-8">
        {notice && <Notice kind="success">{notice}</Notice>}
        {actionData?.key && <NewKey value={actionData.key} />}
        {keys.length === 0 ? (
          <EmptyState title={say({ en: "No keys yet", es: "Aún no hay claves" })} icon="key">
            <p>
              {say({
                en: "Make one for each program, so that you can revoke them one at a time.",
                es: "Crea una para cada programa; así puedes revocarlas una por una.",
              })}
            </p>
          </EmptyState>
        ) : (
          <div className="grid gap-3">
            <ul className="card divide-y divide-line">
              {keys.map((key) => (
                <Key key={key.id} own={key} />
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="text-sm text-muted">{say(keysStay)}</p>
              {keys.length > 1 && <RevokeAll />}
            </div>
          </div>
        )}
        <MakeKey
          key={actionData?.key}
          errors={actionData?.errors ?? null}
          chosen={actionData?.chosen ?? []}
          asksPassword={asksPassword}
        />
      </div>
    </>
  );
}

function RevokeAll() {
  const say = useSay();
  return (
    <Form method="post" action={href("/account/security/keys/revoke-all")}>
      <Button type="submit" look="quiet" size="small">
        {say({ en: "Revoke all keys", es: "Revocar todas las claves" })}
      </Button>
    </Form>
  );
}

function Key({ own }: { own: OwnKey }) {
  const lang = useLang();
  const say = useSay();
  const { id, name, ending, scopes, createdAt, lastUsedAt } = own;
  const facts = [
    say({ en: `ends with ${ending}`, es: `termina en ${ending}` }),
    say({
      en: `made ${formatDay(toDay(createdAt), lang)}`,
      es: `creada el ${formatDay(toDay(createdAt), lang)}`,
    }),
    lastUsedAt
      ? say({
          en: `last used ${formatDay(toDay(lastUsedAt), lang)}`,
          es: `último uso: ${formatDay(toDay(lastUsedAt), lang)}`,
        })
      : say({ en: "never used", es: "nunca usada" }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
        <p className="text-sm text-muted">
          {scopes.map((scope) => say(scopeLabels[scope])).join(" · ") ||
            say({ en: "Read what everybody may read", es: "Leer lo que todos pueden leer" })}
        </p>
      </div>
      <Form method="post" action={href("/account/security/keys/:id/revoke", { id })}>
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={say({ en: `Revoke ${name}`, es: `Revocar ${name}` })}
        >
          {say({ en: "Revoke", es: "Revocar" })}
        </Button>
      </Form>
    </li>
  );
}

type Errors = ReturnType<typeof formErrors> | null;

function MakeKey({
  errors,
  chosen,
  asksPassword,
}: {
  errors: Errors;
  chosen: readonly KeyScope[];
  asksPassword: boolean;
}) {
  const say = useSay();
  const isBusy = useNavigation().state !== "idle";
  const said = errors?.fields ?? {};
  const problem = errors?.form ?? (asksPassword ? null : said.password);
  return (
    <section aria-labelledby="new-key" className="card p-5">
      <h2 id="new-key" className="text-lg">
        {say({ en: "Make a key", es: "Crea una clave" })}
      </h2>
      <Form method="post" noValidate className="mt-4 grid max-w-110 gap-5">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          name="name"
          required
          maxLength={longestKeyName}
          hint={say({
            en: "What it is for: the site of Lima 42K",
            es: "Para qué es: el sitio de Lima 42K",
          })}
          defaultValue={errors?.typed.name}
          error={said.name}
        />
        <ChoiceGroup
          label={say({
            en: "What it may do, besides reading what everybody may read",
            es: "Qué puede hacer, además de leer lo que todos pueden leer",
          })}
        >
          {keyScopes.map((scope) => (
            <Choice key={scope} name="scope" value={scope} defaultChecked={chosen.includes(scope)}>
              {say(scopeLabels[scope])}
            </Choice>
          ))}
        </ChoiceGroup>
        {asksPassword && <PasswordField error={said.password} />}
        <div>
          <Button type="submit" busy={isBusy}>
            {say({ en: "Make the key", es: "Crear la clave" })}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The key that was just made. It is shown only now. */
function NewKey({ value }: { value: string }) {
  const say = useSay();
  return (
    <section aria-labelledby="made-key" className="card p-5">
      <h2 id="made-key" className="text-lg">
        {say({ en: "Your new key", es: "Tu nueva clave" })}
      </h2>
      <p className="mt-1 text-muted">
        {say({
          en: "Copy it now: it is not shown again. A program that has it acts in your name, so keep it out of public code and of addresses.",
          es: "Cópiala ahora: no se vuelve a mostrar. Un programa que la tiene actúa en tu nombre, así que no la pongas en código público ni en direcciones web.",
        })}
      </p>
      <p className="mt-4 font-semibold wrap-anywhere">
        <code>{value}</code>
      </p>
      <p className="mt-3">
        <CopyButton
          text={value}
          done={say({ en: "Copied", es: "Copiado" })}
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          {say({ en: "Copy the key", es: "Copiar la clave" })}
        </CopyButton>
      </p>
    </section>
  );
}
