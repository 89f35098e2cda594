import { Form, href, type To } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { securityNotices } from "#features/accounts/security/messages.ts";
import { passkeysOf } from "#features/accounts/security/passkeys.server.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { type OwnSession, sessionsOf } from "#features/accounts/security/sessions.server.ts";
import { hasTwoFactor } from "#features/accounts/security/two-factor.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { keysOf } from "#features/public-api/keys/commands.server.ts";
import { keysStay } from "#features/public-api/keys/messages.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading, Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/security.ts";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const [password, twoFactor, passkeys, sessions, keys] = await Promise.all([
    hasPassword({ db }, viewer),
    hasTwoFactor({ db }, viewer),
    passkeysOf({ db }, viewer),
    sessionsOf({ db, now }, viewer),
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
    title: "Security",
    description: "How you sign in, and where you are signed in.",
    url: `${loaderData?.origin}${href("/account/security")}`,
    indexed: false,
  });

export default function Security({ loaderData }: Route.ComponentProps) {
  const { password, twoFactor, passkeys, keys, sessions, email, notice } = loaderData;
  return (
    <>
      <PageHeading lead="How you sign in, and where you are signed in.">Security</PageHeading>
      {notice && (
        <div className="mt-6">
          <Notice kind="success">{notice}</Notice>
        </div>
      )}
      <ul className="card mt-8 divide-y divide-line">
        <Setting
          title="Password"
          state={password ? "Set" : "None: you sign in another way"}
          to={password ? href("/account/security/password") : href("/forgot-password")}
          action={password ? "Change password" : "Set a password"}
        />
        <Setting
          title="Email"
          state={email}
          to={href("/account/security/email")}
          action="Change email"
        />
        <Setting
          title="Two-step sign-in"
          state={twoFactor ? "On" : "Off"}
          to={href("/account/security/two-factor")}
          action={twoFactor ? "Manage two-step sign-in" : "Set up two-step sign-in"}
        />
        <Setting
          title="Passkeys"
          state={passkeys === 0 ? "None" : `${passkeys} kept`}
          to={href("/account/security/passkeys")}
          action="Manage passkeys"
        />
        <Setting
          title="Keys for programs"
          state={keys === 0 ? "None" : `${keys} kept`}
          to={href("/account/security/keys")}
          action="Manage keys"
        />
      </ul>
      <p className="mt-3 text-sm">
        <TextLink to={href("/account/security/ways-in")}>
          See everything that opens your account
        </TextLink>
      </p>
      <Sessions sessions={sessions} />
      {keys > 0 && (
        <p className="mt-3 text-sm text-muted">
          {keysStay} <TextLink to={href("/account/security/keys")}>See your keys</TextLink>
        </p>
      )}
    </>
  );
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
  return (
    <Section
      title="Where you are signed in"
      className="pt-12"
      action={
        sessions.length > 1 && (
          <Form method="post" action={href("/account/security/sessions/end-others")}>
            <Button type="submit" look="quiet" size="small">
              Sign out everywhere else
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
                  `signed in ${formatDay(toDay(session.signedInAt))}`,
                  `last used ${formatDay(toDay(session.lastUsedAt))}`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {session.isCurrent ? (
              <p className="font-semibold text-pine">This browser</p>
            ) : (
              <Form method="post" action={href("/account/security/sessions/:id/end", session)}>
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  aria-label={`Sign out ${session.device}`}
                >
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
