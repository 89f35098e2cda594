import { type FormEvent, useState } from "react";
import { Form, href, useFetcher } from "react-router";
import {
  isSecurityProblem,
  type SecurityProblem,
  securityProblems,
} from "#features/accounts/security/messages.ts";
import { PasswordField } from "#features/accounts/security/password-field.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { propertyOf } from "#values/property.ts";

/** Has the browser make a passkey, which needs scripts. */
export function NewPasskey({ asksPassword }: { asksPassword: boolean }) {
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
