import { Form, href } from "react-router";
import type { ClaimRecord } from "#features/claims/inbox/inbox.ts";
import { Button } from "#ui/button.tsx";

/** Makes the claimant an organizer of the race, asked once more. */
export function LinkingForm({ claim: { id, email, name, race } }: { claim: ClaimRecord }) {
  return (
    <details className="office-more">
      <summary className="button button-quiet button-small">
        Link as organizer<span className="sr-only"> of {race.name}</span>
      </summary>
      <Form
        method="post"
        action={href("/admin/races/claims/:id/link", { id })}
        className="mt-3 grid gap-3 sm:w-80"
      >
        <p className="text-sm wrap-anywhere">
          The account of {email} can change {race.name} and its registrations from then on, and gets
          a mail. Link it only when you know that {name} organizes the race.
        </p>
        <Button type="submit" size="small" className="justify-self-start">
          Link the account
        </Button>
      </Form>
    </details>
  );
}
