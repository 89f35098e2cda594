import { href } from "react-router";
import type { LinkedAccount } from "#features/experts/editing/details.ts";
import { TextField } from "#ui/form/field.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The account that keeps the expert's page. An empty field unlinks it. */
export function AccountField({
  account,
  field,
}: {
  account: LinkedAccount | null;
  field: { name: string; defaultValue: string; error: string | undefined };
}) {
  return (
    <div>
      <TextField
        label="Linked Account"
        type="email"
        autoComplete="off"
        hint="The email of an account. Its owner edits the page and answers reviews and messages. Empty the field to unlink it."
        {...field}
      />
      {account && (
        <p className="mt-2 text-sm text-muted">
          Linked now:{" "}
          <TextLink to={href("/admin/users/:id", { id: account.userId })}>{account.email}</TextLink>
        </p>
      )}
    </div>
  );
}
