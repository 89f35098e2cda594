import { waiver } from "#features/registrations/wizard/waiver.ts";
import { Choice } from "#ui/form/choice.tsx";
import { AnswerField, type StepFields } from "./answer-field.tsx";

/** Step 2: insurance and emergency contact, and the waiver in full. */
export function SafetyFields(given: StepFields) {
  const problem = given.marked.waiverAccepted;
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
      <section aria-labelledby="waiver" className="wizard-waiver">
        <h3 id="waiver" className="text-lg">
          {waiver.title}
        </h3>
        {waiver.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Choice
        name="waiverAccepted"
        value="yes"
        required
        defaultChecked={given.answers.waiverAccepted === "yes"}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && "waiver-problem"}
      >
        {waiver.acceptance}
      </Choice>
      {problem && (
        <p id="waiver-problem" className="mt-1.5 text-sm font-medium text-danger">
          {problem.sentence}
        </p>
      )}
    </>
  );
}
