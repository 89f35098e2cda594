import { Steps } from "#ui/navigation/steps.tsx";

const names = ["Upload", "Preview", "Importing", "Complete"] as const;
export type StepName = (typeof names)[number];

/** The current step of the import. */
export function ImportSteps({ current }: { current: StepName }) {
  return (
    <div className="max-w-200">
      <Steps steps={names.map((label) => ({ label }))} current={names.indexOf(current)} />
    </div>
  );
}
