import { type RefObject, useEffect } from "react";
import { createPath, Form, useNavigation } from "react-router";
import { backPath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Button } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { Review } from "./review.tsx";
import { SafetyFields } from "./safety-fields.tsx";
import type { StepState, WizardOffer } from "./screen.ts";
import { type StepErrors, sentencesOf } from "./sentences.ts";

const titles = {
  1: "Contact Information",
  2: "Insurance and Emergency Contact",
  3: "Review and Submit",
} as const;

/** One step with its buttons. It posts to its own address, with scripts or without. */
export function StepForm({
  screen: { step, draftId, answers, already, isMinor },
  offer,
  heading,
  errors,
  onTyped,
}: {
  screen: StepState;
  offer: WizardOffer;
  /** Takes the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  errors: StepErrors | null;
  /** Told what stands in a field while it changes. */
  onTyped: (name: string, text: string) => void;
}) {
  const form = useFirstInvalid(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts came
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isTyped = field instanceof HTMLInputElement && field.value !== field.defaultValue;
      if (isTyped) onTyped(field.name, field.value);
    }
  }, []);
  const { state, formAction, location } = useNavigation();
  const place = { raceId: offer.id, distanceId: offer.distance?.id ?? null, draftId, step };
  // After a refusal this page is loaded again, and the form may be sent again before that has ended.
  const isRefused = state === "loading" && createPath(location) === formAction;
  const isSending = state !== "idle" && formAction === wizardPath(place) && !isRefused;
  const { above, marked } = sentencesOf(errors, offer);
  const fields = { answers: { ...answers, ...errors?.typed }, marked };
  return (
    <Form
      ref={form}
      method="post"
      action={wizardPath(place)}
      noValidate
      className="card wizard-card"
      viewTransition={step === 3}
      onSubmit={(event) => isSending && event.preventDefault()}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) onTyped(target.name, target.value);
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {titles[step]}
      </h2>
      {/* At the beginning, and before the form is sent. */}
      {step !== 2 && already.length > 0 && (
        <div className="mt-4">
          <Notice icon="alert">{already.join(" ")}</Notice>
        </div>
      )}
      {step === 1 && <ContactFields {...fields} />}
      {step === 2 && <SafetyFields {...fields} isMinor={isMinor} />}
      {step === 3 && <Review answers={answers} place={place} isMinor={isMinor} />}
      <div aria-live="polite">{above && <Notice kind="problem">{above}</Notice>}</div>
      <div className="wizard-ways">
        {/* The first button is the one that Enter presses. */}
        <Button type="submit" busy={isSending}>
          {step < 3 ? "Next" : isSending ? "Processing..." : "Submit Registration"}
        </Button>
        {step > 1 && (
          <Button type="submit" look="quiet" formAction={backPath(place)} formNoValidate>
            Back
          </Button>
        )}
      </div>
    </Form>
  );
}
