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
import { PasswordField } from "#features/accounts/security/password-field.tsx";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { SettingHeading } from "#features/accounts/security/setting-heading.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { propertyOf } from "#values/property.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

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

export const meta: Route.MetaFunction = () => officeMeta(title);

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
            action={href("/account/security/passkeys/:id/:change", { id, change: "rename" })}
            className="mt-2 flex flex-wrap items-end gap-2"
          >
            <TextField label="Name" name="name" required maxLength={60} defaultValue={name} />
            <Button type="submit" size="small">
              Save
            </Button>
          </Form>
        </details>
        <Form
          method="post"
          action={href("/account/security/passkeys/:id/:change", { id, change: "remove" })}
        >
          <Button type="submit" look="plain" size="small" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Form>
      </div>
    </li>
  );
}

/** Has the browser make a passkey, which needs scripts. */
function NewPasskey({ asksPassword }: { asksPassword: boolean }) {
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
        Add a passkey
      </h2>
      <noscript>
        <p className="mt-2 text-muted">Your browser needs JavaScript to make a passkey.</p>
      </noscript>
      <Form
        method="post"
        action={href("/account/security/passkeys/add")}
        onSubmit={make}
        className="needs-script mt-4 grid max-w-110 gap-4"
      >
        {said && !isOfPassword && <Notice kind="problem">{said}</Notice>}
        <TextField
          label="Name"
          name="name"
          maxLength={60}
          hint="So that you recognize it: My phone"
          autoComplete="off"
        />
        {asksPassword && <PasswordField error={said !== null && isOfPassword ? said : undefined} />}
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Waiting for your device…" : "Add a passkey"}
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
