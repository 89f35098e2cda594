import type { ReactNode } from "react";
import { Form, href, redirect, useNavigation } from "react-router";
import { securityLinks, securityPath } from "#features/accounts/security/links.ts";
import { waysInForm } from "#features/accounts/security/schema.ts";
import { SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { removeWaysIn, waysInOf } from "#features/accounts/security/ways-in.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { keysOf, revokeKeys } from "#features/public-api/keys/keys.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/ways-in.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "What opens your account", es: "Qué da acceso a tu cuenta" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const [ways, keys] = await Promise.all([
    waysInOf(all, viewer, languageOf(args.url)),
    keysOf(all, viewer),
  ]);
  return { ...ways, keys };
}

/** Removes everything that is chosen, in one step. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const chosen = waysInForm.parse((await formOf(args.request)).getAll("way"));
  const links = securityLinks(publicOrigin(args.request));
  const all = services(args.context);
  const removed = await removeWaysIn(all, viewer, chosen, links);
  const revoked = await revokeKeys(all, viewer, chosen, links);
  return redirect(securityPath(removed + revoked > 0 ? "ways-removed" : "no-way-removed"), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function WaysIn({ loaderData }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { passkeys, google, keys, sessions, hasSecondStep } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const isEmpty = passkeys.length + google.length + keys.length + sessions.length === 0;
  return (
    <>
      <SettingHeading
        lead={say({
          en: "Everything that can sign in or act for you, besides your password and this browser. Remove what you do not recognize.",
          es: "Todo lo que puede iniciar sesión o actuar por ti, además de tu contraseña y de este navegador. Quita lo que no reconozcas.",
        })}
      >
        {title}
      </SettingHeading>
      {isEmpty ? (
        <EmptyState
          title={say({
            en: "Nothing else opens your account",
            es: "Nada más da acceso a tu cuenta",
          })}
          icon="key"
        >
          <p>
            {say({
              en: "It has no passkeys, no keys for programs, and you are signed in nowhere else.",
              es: "No tiene llaves de acceso ni claves para programas, y tu sesión no está abierta en ningún otro lugar.",
            })}
          </p>
        </EmptyState>
      ) : (
        <Form method="post" className="grid gap-6">
          <Ways label={say({ en: "Passkeys", es: "Llaves de acceso" })}>
            {passkeys.map(({ id, name, addedAt }) => (
              <Way key={id} id={id} name={name} fact={addedAt && say(added(addedAt))} />
            ))}
          </Ways>
          <Ways label={say({ en: "Other sign-ins", es: "Otras formas de iniciar sesión" })}>
            {google.map(({ id, addedAt }) => (
              <Way key={id} id={id} name="Google" fact={say(added(addedAt))} />
            ))}
          </Ways>
          <Ways label={say({ en: "Keys for programs", es: "Claves para programas" })}>
            {keys.map(({ id, name, createdAt }) => (
              <Way key={id} id={id} name={name} fact={say(added(createdAt))} />
            ))}
          </Ways>
          <Ways
            label={say({
              en: "Browsers and apps where you are signed in",
              es: "Navegadores y aplicaciones donde tienes la sesión abierta",
            })}
          >
            {sessions.map(({ id, device, signedInAt }) => (
              <Way
                key={id}
                id={id}
                name={device}
                fact={say({
                  en: `signed in ${formatDay(toDay(signedInAt), lang)}`,
                  es: `sesión iniciada el ${formatDay(toDay(signedInAt), lang)}`,
                })}
              />
            ))}
          </Ways>
          <FormWays
            out={href("/account/security")}
            outLabel={say({ en: "Keep everything", es: "Conservar todo" })}
            look="danger"
            busy={isBusy}
          >
            {say({ en: "Remove what is checked", es: "Quitar lo marcado" })}
          </FormWays>
        </Form>
      )}
      <p className="mt-6 text-muted">
        {hasSecondStep
          ? say({
              en: "Two-step sign-in is on: your password alone opens nothing. ",
              es: "La verificación en dos pasos está activada: tu contraseña sola no abre nada. ",
            })
          : say({
              en: "Two-step sign-in is off. ",
              es: "La verificación en dos pasos está desactivada. ",
            })}
        <TextLink to={href("/account/security/two-factor")}>
          {hasSecondStep
            ? say({ en: "Manage two-step sign-in", es: "Administrar la verificación en dos pasos" })
            : say({ en: "Set up two-step sign-in", es: "Configurar la verificación en dos pasos" })}
        </TextLink>
      </p>
    </>
  );
}

function Ways({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return <ChoiceGroup label={label}>{children}</ChoiceGroup>;
}

/** Checked at first: after a recovery, the safe choice is to remove. */
function Way({ id, name, fact }: { id: string; name: string; fact: string | null }) {
  return (
    <Choice name="way" value={id} defaultChecked>
      <span className="wrap-anywhere">{name}</span>
      {fact && <span className="text-sm text-muted"> · {fact}</span>}
    </Choice>
  );
}

function added(at: Date): Words {
  return {
    en: `added ${formatDay(toDay(at), "en")}`,
    es: `desde el ${formatDay(toDay(at), "es")}`,
  };
}
