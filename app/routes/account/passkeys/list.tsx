import { Form, href } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { securityNotices } from "#features/accounts/security/messages.ts";
import { type OwnPasskey, passkeysOf } from "#features/accounts/security/passkeys.server.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { SettingHeading } from "#features/accounts/security/setting-heading.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { pageTitle } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { NewPasskey } from "./new-passkey.tsx";

const title = "Passkeys";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db } = services(args.context);
  return {
    passkeys: await passkeysOf({ db }, viewer),
    asksPassword: await hasPassword({ db }, viewer),
    notice: sentenceOf(securityNotices, args.url.searchParams.get("notice")),
  };
}

export const meta: Route.MetaFunction = () => [
  pageTitle(title),
  { name: "robots", content: "noindex" },
];

export default function Passkeys({ loaderData }: Route.ComponentProps) {
  const { passkeys, asksPassword, notice } = loaderData;
  return (
    <>
      <SettingHeading lead="Sign in with your fingerprint, your face or a security key instead of a password.">
        {title}
      </SettingHeading>
      <div className="grid gap-8">
        {notice && <Notice kind="success">{notice}</Notice>}
        {passkeys.length === 0 ? (
          <EmptyState title="No passkeys yet" icon="key">
            <p>Add one on each device with which you want to sign in.</p>
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
  const { id, name, addedAt, isSynced } = passkey;
  const facts = [
    addedAt && `added ${formatDay(toDay(addedAt))}`,
    isSynced ? "kept with your account at its maker" : "on one device",
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0">
        <h2 className="text-lg">{name}</h2>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <details>
          <summary className="button button-plain button-small" aria-label={`Rename ${name}`}>
            Rename
          </summary>
          <Form
            method="post"
            action={href("/account/security/passkeys/:id/rename", { id })}
            className="mt-2 flex flex-wrap items-end gap-2"
          >
            <TextField label="Name" name="name" required maxLength={60} defaultValue={name} />
            <Button type="submit" size="small">
              Save
            </Button>
          </Form>
        </details>
        <Form method="post" action={href("/account/security/passkeys/:id/remove", { id })}>
          <Button type="submit" look="plain" size="small" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Form>
      </div>
    </li>
  );
}
