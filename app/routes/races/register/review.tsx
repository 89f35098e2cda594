import type { Answers } from "#features/registrations/answers.ts";
import type { DraftKey } from "#features/registrations/registration.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, parseDay } from "#values/day.ts";

/** Step 3: all answers, each part with a link back to its step. */
export function Review({
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
