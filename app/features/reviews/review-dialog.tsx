import { href, useFetcher } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { errorsOf, type FormOutcome } from "#values/form/form.ts";
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
  const say = useSay();
  const fetcher = useFetcher<FormOutcome>();
  const isDone = fetcher.data === "done";
  const close = () => onClose(isDone);
  if (isDone && form.isGuest) return <ThanksDialog onClose={close} />;
  return (
    <Dialog open={!isDone} onClose={close} title={say(reviewTitle(form.own))}>
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
            {form.own
              ? say({ en: "Save changes", es: "Guardar cambios" })
              : say({ en: "Submit review", es: "Enviar reseña" })}
          </Button>
          <Button look="plain" onClick={close}>
            {say({ en: "Cancel", es: "Cancelar" })}
          </Button>
        </div>
        {form.isGuest && (
          <p className="text-sm text-muted">
            <Rich
              text={say({
                en: "Do you have an account? <0>Log in</0> to review as yourself.",
                es: "¿Tienes una cuenta? <0>Inicia sesión</0> para escribir la reseña con tu nombre.",
              })}
              parts={[(words) => <TextLink to={loginPath(from)}>{words}</TextLink>]}
            />
          </p>
        )}
      </fetcher.Form>
    </Dialog>
  );
}

function ThanksDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog open onClose={onClose} title={say({ en: "Thank you", es: "Gracias" })}>
      <p role="status">{say(guestThanks)}</p>
      <Button onClick={onClose} className="mt-5">
        {say({ en: "Done", es: "Listo" })}
      </Button>
    </Dialog>
  );
}
