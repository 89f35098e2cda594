import { href, useFetcher } from "react-router";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { type InviteErrors, InviteFields } from "./invite-form.tsx";

/** Invites a person without leaving the list. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<InviteErrors>();
  const form = useFirstInvalid(fetcher.data);
  return (
    <Dialog open onClose={onClose} title="Add User">
      <fetcher.Form
        ref={form}
        method="post"
        action={href("/admin/users/new")}
        noValidate
        className="grid gap-4"
      >
        <InviteFields errors={fetcher.data} isBusy={fetcher.state !== "idle"} onCancel={onClose} />
      </fetcher.Form>
    </Dialog>
  );
}
