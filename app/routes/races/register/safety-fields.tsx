import { adultAge } from "#features/races/page/age.ts";
import { waiver } from "#features/registrations/wizard/waiver.ts";
import { Choice } from "#ui/form/choice.tsx";
import { AnswerField, type StepFields } from "./answer-field.tsx";

/** Step 2: insurance and emergency contact, and the waiver in full. */
export function SafetyFields({ isMinor, ...given }: StepFields & { isMinor: boolean }) {
  return (
    <>
      <p className="mt-2 max-w-text text-muted">
        Only you and the people who run the race see this. It is used when something happens to you.
      </p>
      <div className="wizard-fields">
        <AnswerField name="insuranceProvider" label="Insurance Provider" given={given} />
        <AnswerField name="policyNumber" label="Policy Number" given={given} />
        {/* A section of their own: browsers offer somebody else here than the runner. */}
        <AnswerField
          name="emergencyContactName"
          label="Emergency Contact Name"
          autoComplete="section-emergency name"
          given={given}
        />
        <AnswerField
          name="emergencyContactPhone"
          label="Emergency Contact Phone"
          type="tel"
          autoComplete="section-emergency tel"
          given={given}
        />
      </div>
      {isMinor && <GuardianFields {...given} />}
      <section aria-labelledby="waiver" className="wizard-waiver">
        <h3 id="waiver" className="text-lg">
          {waiver.title}
        </h3>
        {waiver.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Acceptance name="waiverAccepted" given={given}>
        {waiver.acceptance}
      </Acceptance>
    </>
  );
}

/** For a runner who is a minor on the day of the race. */
function GuardianFields(given: StepFields) {
  return (
    <section aria-labelledby="guardian" className="mt-8">
      <h3 id="guardian" className="text-lg">
        Parent or guardian
      </h3>
      <p className="mt-1 mb-4 max-w-text text-muted">
        This runner is under {adultAge} on race day: a parent or legal guardian has to consent, and
        to accept the waiver below for the runner.
      </p>
      <AnswerField
        name="guardianName"
        label="Parent or Guardian Name"
        autoComplete="section-guardian name"
        given={given}
      />
      <div className="mt-4">
        <Acceptance name="guardianConsent" given={given}>
          I am the parent or legal guardian of this runner, and I consent to the entry
        </Acceptance>
      </div>
    </section>
  );
}

/** A box that has to be ticked, with its problem below it. */
function Acceptance({
  name,
  given: { answers, marked },
  children,
}: {
  name: "waiverAccepted" | "guardianConsent";
  given: StepFields;
  children: string;
}) {
  const problem = marked[name];
  return (
    <>
      <Choice
        name={name}
        value="yes"
        required
        defaultChecked={answers[name] === "yes"}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${name}-problem`}
      >
        {children}
      </Choice>
      {problem && (
        <p id={`${name}-problem`} className="mt-1.5 text-sm font-medium text-danger">
          {problem.sentence}
        </p>
      )}
    </>
  );
}
