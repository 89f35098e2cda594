import { type ReactNode, useState } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Trap } from "#ui/form/trap.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useTimer } from "#ui/timer.ts";
import { errorsOf, type FormErrors, type FormOutcome } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { type Claimant, claimLimits, claimSubmitted, closesAfterMs } from "./claim.ts";

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

type ClaimFieldsProps = {
  raceId: string;
  claimant: Claimant;
  errors: FormErrors | null;
  isBusy: boolean;
  /** How to leave without claiming. */
  cancel: ReactNode;
};

/** The fields of a claim. Where scripts run, it can be submitted once name and email are there. */
export function ClaimFields({ raceId, claimant, errors, isBusy, cancel }: ClaimFieldsProps) {
  const say = useSay();
  const typed: Partial<Record<string, string>> = errors?.typed ?? claimant;
  const fields: Partial<Record<string, Sentence>> = errors?.fields ?? {};
  const [name, setName] = useState(typed.name ?? "");
  const [email, setEmail] = useState(typed.email ?? "");
  const isComplete = name.trim() !== "" && email.trim() !== "";
  const mayCheck = useHydrated();
  return (
    <>
      <input type="hidden" name="race" value={raceId} />
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <TextField
        label={say({ en: "Name", es: "Nombre" })}
        name="name"
        autoComplete="name"
        required
        maxLength={claimLimits.name}
        defaultValue={typed.name}
        error={fields.name}
        onChange={(event) => setName(event.target.value)}
      />
      <EmailField
        maxLength={claimLimits.email}
        defaultValue={typed.email}
        error={fields.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={say({ en: "Phone (optional)", es: "Teléfono (opcional)" })}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={claimLimits.phone}
        defaultValue={typed.phone}
        error={fields.phone}
      />
      <TextArea
        label={say({ en: "Message (optional)", es: "Mensaje (opcional)" })}
        name="message"
        hint={say({
          en: "For example your role, and where we can see that the race is yours.",
          es: "Por ejemplo, tu función y dónde podemos ver que la carrera es tuya.",
        })}
        maxLength={claimLimits.message}
        defaultValue={typed.message}
        error={fields.message}
      />
      <Trap />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy} disabled={mayCheck && !isComplete}>
          {isBusy
            ? say({ en: "Submitting…", es: "Enviando…" })
            : say({ en: "Submit claim", es: "Enviar solicitud" })}
        </Button>
        {cancel}
      </div>
    </>
  );
}
