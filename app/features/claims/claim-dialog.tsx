import { useState } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useTimer } from "#ui/timer.ts";
import { errorsOf, type FormOutcome } from "#values/form/outcome.ts";
import { type Claimant, closesAfterMs } from "./claim.ts";
import { ClaimFields } from "./claim-fields.tsx";
import { claimSubmitted } from "./messages.ts";

/** Takes a claim. A sent claim closes the dialog shortly afterwards; opened again, it is empty. */
export function ClaimDialog({
  raceId,
  raceName,
  claimant = { name: "", email: "", phone: "" },
  onClose,
}: {
  raceId: string;
  raceName: string;
  claimant?: Claimant | undefined;
  onClose: () => void;
}) {
  const say = useSay();
  const fetcher = useFetcher<FormOutcome>();
  const [isOpen, setOpen] = useState(true);
  const isDone = fetcher.data === "done";
  const isBusy = fetcher.state !== "idle";
  useTimer(isDone ? closesAfterMs : null, () => setOpen(false));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={say({ en: "Claim this Race", es: "Gestionar esta carrera" })}
    >
      <LiveMessage>{isDone && claimSubmitted}</LiveMessage>
      {isDone ? (
        // The button that had the focus is gone: this one takes it.
        <Button autoFocus className="mt-5" onClick={() => setOpen(false)}>
          {say({ en: "Done", es: "Listo" })}
        </Button>
      ) : (
        <fetcher.Form
          method="post"
          action={href("/claims/submit")}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <p className="-mt-3 text-muted">
            {say({
              en: `Do you organize ${raceName}? Tell us how to reach you.`,
              es: `¿Organizas ${raceName}? Cuéntanos cómo contactarte.`,
            })}{" "}
            <CorrectionLink raceId={raceId} />
          </p>
          <ClaimFields
            raceId={raceId}
            claimant={claimant}
            isBusy={isBusy}
            errors={errorsOf(fetcher.data)}
            cancel={
              <Button look="plain" onClick={() => setOpen(false)}>
                {say({ en: "Cancel", es: "Cancelar" })}
              </Button>
            }
          />
        </fetcher.Form>
      )}
    </Dialog>
  );
}

/** For those who do not organize the race, but know better. */
export function CorrectionLink({ raceId }: { raceId: string }) {
  const say = useSay();
  return (
    <TextLink to={`${href("/suggest")}?race=${raceId}`}>
      {say({ en: "Suggest a correction instead", es: "O sugiere una corrección" })}
    </TextLink>
  );
}
