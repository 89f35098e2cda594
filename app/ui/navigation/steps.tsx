import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "./text-link.tsx";

type Step = {
  label: string;
  /** Where to go back to it, or forward; `null` where there is no way. */
  to?: string | null;
};

/** The steps of something long, and the one that is shown. */
export function Steps({
  steps,
  current,
  start = 1,
}: {
  steps: readonly Step[];
  /** The place of the step that is shown; the number of all steps once everything is done. */
  current: number;
  /** The number of the first step. Before the first one there is only signing in. */
  start?: 0 | 1;
}) {
  const say = useSay();
  return (
    <ol aria-label={say({ en: "Steps", es: "Pasos" })} className="steps">
      {steps.map(({ label, to = null }, at) => {
        const isDone = at < current;
        const number = at + start;
        return (
          <li key={label} aria-current={at === current ? "step" : undefined}>
            <span aria-hidden={isDone || undefined} className="step-number">
              {isDone && <Icon name="check" className="size-4" />}
              {!isDone && (number || <Icon name="people" className="size-4" />)}
            </span>{" "}
            <span>
              {to && at !== current ? <TextLink to={to}>{label}</TextLink> : label}
              {isDone && <span className="sr-only">{say({ en: " (done)", es: " (listo)" })}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
