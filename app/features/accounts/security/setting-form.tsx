import type { ReactNode } from "react";
import { href } from "react-router";
import { TextField } from "#ui/form/field.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import type { Sentence } from "#values/say.ts";

/** The heading of a page below the security settings, with the way back to them. */
export function SettingHeading({ children, lead }: { children: Sentence; lead?: ReactNode }) {
  const say = useSay();
  return (
    <div className="mb-6">
      <div className="mb-3">
        <Breadcrumb
          steps={[
            { label: say({ en: "Security", es: "Seguridad" }), to: href("/account/security") },
            { label: say(children) },
          ]}
        />
      </div>
      <PageHeading lead={lead}>{say(children)}</PageHeading>
    </div>
  );
}

/** Asks for the current password, before something that only its owner may do. */
export function PasswordField({
  error,
  name = "password",
}: {
  error: Sentence | undefined;
  name?: "password" | "current_password";
}) {
  const say = useSay();
  return (
    <TextField
      label={say({ en: "Current password", es: "Contraseña actual" })}
      name={name}
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
