import { Icon } from "#ui/icon.tsx";

const labels = ["Sign in", "Contact info", "Insurance and emergency", "Review and submit"];

/** The steps of the wizard. Signing in is a step only for visitors who are not signed in. */
export function Progress({ step }: { step: 0 | 1 | 2 | 3 }) {
  return (
    <ol aria-label="Steps" className="wizard-steps">
      {labels.map((label, number) => {
        if (number === 0 && step > 0) return null;
        const isDone = number < step;
        return (
          <li key={label} aria-current={number === step ? "step" : undefined}>
            <span aria-hidden={isDone || undefined} className="wizard-number">
              {isDone && <Icon name="check" className="size-4" />}
              {!isDone && (number || <Icon name="people" className="size-4" />)}
            </span>
            <span>
              {label}
              {isDone && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
