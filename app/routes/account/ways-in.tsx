import type { ReactNode } from "react";
import { Form, href, redirect, useNavigation } from "react-router";
import { securityLinks, securityPath } from "#features/accounts/security/links.ts";
import { waysInForm } from "#features/accounts/security/schema.ts";
import { SettingHeading } from "#features/accounts/security/setting-heading.tsx";
import { removeWaysIn, waysInOf } from "#features/accounts/security/ways-in.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { keysOf, revokeKeys } from "#features/public-api/keys/commands.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/ways-in.ts";

export const handle: Handle = { keepsPages: true };

const title = "What opens your account";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const [ways, keys] = await Promise.all([waysInOf(all, viewer), keysOf(all, viewer)]);
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

export const meta: Route.MetaFunction = () => officeMeta(title);

export default function WaysIn({ loaderData }: Route.ComponentProps) {
  const { passkeys, google, keys, sessions, hasSecondStep } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const isEmpty = passkeys.length + google.length + keys.length + sessions.length === 0;
  return (
    <>
      <SettingHeading lead="Everything that can sign in or act for you, besides your password and this browser. Remove what you do not recognize.">
        {title}
      </SettingHeading>
      {isEmpty ? (
        <EmptyState title="Nothing else opens your account" icon="key">
          <p>It has no passkeys, no keys for programs, and you are signed in nowhere else.</p>
        </EmptyState>
      ) : (
        <Form method="post" className="grid gap-6">
          <Ways label="Passkeys">
            {passkeys.map(({ id, name, addedAt }) => (
              <Way key={id} id={id} name={name} fact={addedAt && added(addedAt)} />
            ))}
          </Ways>
          <Ways label="Other sign-ins">
            {google.map(({ id, addedAt }) => (
              <Way key={id} id={id} name="Google" fact={added(addedAt)} />
            ))}
          </Ways>
          <Ways label="Keys for programs">
            {keys.map(({ id, name, createdAt }) => (
              <Way key={id} id={id} name={name} fact={added(createdAt)} />
            ))}
          </Ways>
          <Ways label="Browsers and apps where you are signed in">
            {sessions.map(({ id, device, signedInAt }) => (
              <Way
                key={id}
                id={id}
                name={device}
                fact={`signed in ${formatDay(toDay(signedInAt))}`}
              />
            ))}
          </Ways>
          <FormWays
            out={href("/account/security")}
            outLabel="Keep everything"
            look="danger"
            busy={isBusy}
          >
            Remove what is checked
          </FormWays>
        </Form>
      )}
      <p className="mt-6 text-muted">
        {hasSecondStep
          ? "Two-step sign-in is on: your password alone opens nothing. "
          : "Two-step sign-in is off. "}
        <TextLink to={href("/account/security/two-factor")}>
          {hasSecondStep ? "Manage two-step sign-in" : "Set up two-step sign-in"}
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

function added(at: Date): string {
  return `added ${formatDay(toDay(at))}`;
}
