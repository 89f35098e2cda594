import { type RefObject, useEffect } from "react";
import { createPath, Form, useNavigation } from "react-router";
import type { Answers } from "#features/registrations/answers.ts";
import type { DraftKey } from "#features/registrations/registration.ts";
import { backPath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Button } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { registrationCountries } from "#values/countries.ts";
import { formatDay, parseDay } from "#values/day.ts";
import { AnswerField, type StepFields } from "./answer-field.tsx";
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

const countries = registrationCountries.map((name) => ({ value: name, label: name }));

/** Step 1: the runner. */
function ContactFields(given: StepFields) {
  return (
    <div className="wizard-fields">
      <AnswerField name="firstName" label="First Name" autoComplete="given-name" given={given} />
      <AnswerField
        name="lastName"
        label="Last Name"
        hint="If you have one name only, type it in both fields"
        autoComplete="family-name"
        given={given}
      />
      <AnswerField
        name="dateOfBirth"
        label="Date of Birth"
        hint="YYYY-MM-DD, for example 1990-02-28"
        autoComplete="bday"
        placeholder="YYYY-MM-DD"
        given={given}
      />
      <AnswerField
        name="phone"
        label="Phone"
        type="tel"
        hint="With + and the country code, or as you dial it in the country below"
        autoComplete="tel"
        given={given}
      />
      <Select
        name="country"
        label="Country"
        autoComplete="country-name"
        required
        options={countries}
        defaultValue={given.answers.country}
        error={given.marked.country?.sentence}
      />
    </div>
  );
}

/** Step 3: all answers, each part with a link back to its step. */
function Review({
  answers,
  place,
  isMinor,
}: {
  answers: Answers;
  place: DraftKey;
  isMinor: boolean;
}) {
  const born = parseDay(answers.dateOfBirth?.trim() ?? "");
  return (
    <>
      <Part
        title="Contact info"
        edit={wizardPath({ ...place, step: 1 })}
        facts={[
          ["Name", `${answers.firstName} ${answers.lastName}`],
          ["Date of Birth", born ? formatDay(born) : undefined],
          ["Phone", answers.phone],
          ["Country", answers.country],
        ]}
      />
      <Part
        title="Insurance and emergency contact"
        edit={wizardPath({ ...place, step: 2 })}
        facts={[
          ["Insurance Provider", answers.insuranceProvider],
          ["Policy Number", answers.policyNumber],
          ["Emergency Contact Name", answers.emergencyContactName],
          ["Emergency Contact Phone", answers.emergencyContactPhone],
          ...(isMinor ? [["Parent or Guardian", answers.guardianName] as [string, string]] : []),
          ["Waiver", "Accepted"],
        ]}
      />
    </>
  );
}

function Part({
  title,
  edit,
  facts,
}: {
  title: string;
  edit: string;
  facts: [label: string, value: string | undefined][];
}) {
  return (
    <section className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <TextLink to={edit} className="py-0.5 text-sm">
          Edit<span className="sr-only"> {title.toLowerCase()}</span>
        </TextLink>
      </div>
      <dl className="answers">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
