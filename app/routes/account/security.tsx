import { Form, href, type To } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { securityNotices } from "#features/accounts/security/messages.ts";
import { passkeysOf } from "#features/accounts/security/passkeys.server.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { type OwnSession, sessionsOf } from "#features/accounts/security/sessions.server.ts";
import { hasTwoFactor } from "#features/accounts/security/two-factor.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { keysStay } from "#features/public-api/keys/api-key.ts";
import { keysOf } from "#features/public-api/keys/keys.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading, Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/security.ts";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const [password, twoFactor, passkeys, sessions, keys] = await Promise.all([
    hasPassword({ db }, viewer),
    hasTwoFactor({ db }, viewer),
    passkeysOf({ db }, viewer),
    sessionsOf({ db, now }, viewer, languageOf(args.url)),
    keysOf({ db }, viewer),
  ]);
  return {
    password,
    twoFactor,
    sessions,
    passkeys: passkeys.length,
    keys: keys.length,
    email: viewer.email,
    notice: sentenceOf(securityNotices, args.url.searchParams.get("notice")),
    origin: args.url.origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Security", es: "Seguridad" },
    description: {
      en: "How you sign in, and where you are signed in.",
      es: "Cómo inicias sesión y dónde la tienes abierta.",
    },
    url: `${loaderData?.origin}${href("/account/security")}`,
    indexed: false,
  });

export default function Security({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { password, twoFactor, passkeys, keys, sessions, email, notice } = loaderData;
  return (
    <>
      <PageHeading
        lead={say({
          en: "How you sign in, and where you are signed in.",
          es: "Cómo inicias sesión y dónde la tienes abierta.",
        })}
      >
        {say({ en: "Security", es: "Seguridad" })}
      </PageHeading>
      {notice && (
        <div className="mt-6">
          <Notice kind="success">{notice}</Notice>
        </div>
      )}
      <ul className="card mt-8 divide-y divide-line">
        <Setting
          title={say({ en: "Password", es: "Contraseña" })}
          state={
            password
              ? say({ en: "Set", es: "Configurada" })
              : say({
                  en: "None: you sign in another way",
                  es: "Ninguna: inicias sesión de otra manera",
                })
          }
          to={password ? href("/account/security/password") : href("/forgot-password")}
          action={
            password
              ? say({ en: "Change password", es: "Cambiar contraseña" })
              : say({ en: "Set a password", es: "Crear una contraseña" })
          }
        />
        <Setting
          title={say({ en: "Email", es: "Correo electrónico" })}
          state={email}
          to={href("/account/security/email")}
          action={say({ en: "Change email", es: "Cambiar el correo" })}
        />
        <Setting
          title={say({ en: "Two-step sign-in", es: "Verificación en dos pasos" })}
          state={
            twoFactor ? say({ en: "On", es: "Activada" }) : say({ en: "Off", es: "Desactivada" })
          }
          to={href("/account/security/two-factor")}
          action={
            twoFactor
              ? say({
                  en: "Manage two-step sign-in",
                  es: "Administrar la verificación en dos pasos",
                })
              : say({
                  en: "Set up two-step sign-in",
                  es: "Configurar la verificación en dos pasos",
                })
          }
        />
        <Setting
          title={say({ en: "Passkeys", es: "Llaves de acceso" })}
          state={say(keptWords(passkeys))}
          to={href("/account/security/passkeys")}
          action={say({ en: "Manage passkeys", es: "Administrar llaves de acceso" })}
        />
        <Setting
          title={say({ en: "Keys for programs", es: "Claves para programas" })}
          state={say(keptWords(keys))}
          to={href("/account/security/keys")}
          action={say({ en: "Manage keys", es: "Administrar claves" })}
        />
      </ul>
      <p className="mt-3 text-sm">
        <TextLink to={href("/account/security/ways-in")}>
          {say({
            en: "See everything that opens your account",
            es: "Ver todo lo que da acceso a tu cuenta",
          })}
        </TextLink>
      </p>
      <Sessions sessions={sessions} />
      {keys > 0 && (
        <p className="mt-3 text-sm text-muted">
          {say(keysStay)}{" "}
          <TextLink to={href("/account/security/keys")}>
            {say({ en: "See your keys", es: "Ver tus claves" })}
          </TextLink>
        </p>
      )}
    </>
  );
}

function keptWords(count: number): Words {
  if (count === 0) return { en: "None", es: "Ninguna" };
  return { en: `${count} kept`, es: count === 1 ? "1 guardada" : `${count} guardadas` };
}

/** One way to sign in: how it stands, and where to change it. */
function Setting({
  title,
  state,
  to,
  action,
}: {
  title: string;
  state: string;
  to: To;
  action: string;
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="text-muted">{state}</p>
      </div>
      <TextLink look="strong" to={to} className="py-1">
        {action}
      </TextLink>
    </li>
  );
}

/** Every session of this account. */
function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const lang = useLang();
  const say = useSay();
  return (
    <Section
      title={say({ en: "Where you are signed in", es: "Dónde tienes la sesión abierta" })}
      className="pt-12"
      action={
        sessions.length > 1 && (
          <Form method="post" action={href("/account/security/sessions/end-others")}>
            <Button type="submit" look="quiet" size="small">
              {say({
                en: "Sign out everywhere else",
                es: "Cerrar sesión en los demás lugares",
              })}
            </Button>
          </Form>
        )
      }
    >
      <ul className="card divide-y divide-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4"
          >
            <div className="min-w-0">
              <h3>{session.device}</h3>
              <p className="text-sm text-muted">
                {[
                  session.address,
                  say({
                    en: `signed in ${formatDay(toDay(session.signedInAt), lang)}`,
                    es: `sesión iniciada el ${formatDay(toDay(session.signedInAt), lang)}`,
                  }),
                  say({
                    en: `last used ${formatDay(toDay(session.lastUsedAt), lang)}`,
                    es: `último uso: ${formatDay(toDay(session.lastUsedAt), lang)}`,
                  }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {session.isCurrent ? (
              <p className="font-semibold text-pine">
                {say({ en: "This browser", es: "Este navegador" })}
              </p>
            ) : (
              <Form method="post" action={href("/account/security/sessions/:id/end", session)}>
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  aria-label={say({
                    en: `Sign out ${session.device}`,
                    es: `Cerrar sesión en ${session.device}`,
                  })}
                >
                  {say({ en: "Sign out", es: "Cerrar sesión" })}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
