import { href, useFetcher } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { errorsOf, type FormOutcome } from "#values/form/outcome.ts";
import { guestThanks } from "./messages.ts";
import { reviewTitle } from "./review.ts";
import { ReviewFields, type ReviewFormProps } from "./review-fields.tsx";

/** Writes a review, or edits the viewer's own. The page below then shows the change. */
export function ReviewDialog({
  name,
  from,
  onClose,
  ...form
}: ReviewFormProps & {
  /** The name of the race or expert. */
  name: string;
  /** The page to come back to after signing in. */
  from: string;
  onClose: (isSaved: boolean) => void;
}) {
  const fetcher = useFetcher<FormOutcome>();
  const isDone = fetcher.data === "done";
  const close = () => onClose(isDone);
  if (isDone && form.isGuest) return <ThanksDialog onClose={close} />;
  return (
    <Dialog open={!isDone} onClose={close} title={reviewTitle(form.own)}>
      <p className="-mt-3 mb-4 text-muted">{name}</p>
      <fetcher.Form
        method="post"
        action={href(form.isGuest ? "/reviews/guest" : "/reviews/save")}
        noValidate
        className="grid gap-4"
      >
        <ReviewFields {...form} errors={errorsOf(fetcher.data)} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={fetcher.state !== "idle"}>
            {form.own ? "Save changes" : "Submit review"}
          </Button>
          <Button look="plain" onClick={close}>
            Cancel
          </Button>
        </div>
        {form.isGuest && (
          <p className="text-sm text-muted">
            Do you have an account? <TextLink to={loginPath(from)}>Log in</TextLink> to review as
            yourself.
          </p>
        )}
      </fetcher.Form>
    </Dialog>
  );
}

function ThanksDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Thank you">
      <p role="status">{guestThanks}</p>
      <Button onClick={onClose} className="mt-5">
        Done
      </Button>
    </Dialog>
  );
}
