import { useLang, useSay } from "#ui/language/language.tsx";
import type { LengthUnit } from "#values/length.ts";
import { effortWords, formatPaceRange, stepLength, stepName } from "../messages.ts";
import type { RunStep, SessionStep } from "../rules/plan.ts";

/** What to run, one step after the other, with paces where they are known. */
export function SessionSteps({ steps, unit }: { steps: readonly SessionStep[]; unit: LengthUnit }) {
  const say = useSay();
  return (
    <ol className="session-steps">
      {steps.map((step, place) =>
        step.kind === "repeat" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
          <li key={place} className="session-turn">
            <b>{say({ en: `${step.times} times`, es: `${step.times} veces` })}</b>
            <ol>
              {step.steps.map((one, inner) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={inner}>
                  <Step step={one} unit={unit} />
                </li>
              ))}
            </ol>
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <Step step={step} unit={unit} />
          </li>
        ),
      )}
    </ol>
  );
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Step({ step, unit }: { step: RunStep; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  return (
    <p className={`session-step effort-${step.effort}`}>
      <b>
        {say(stepName(step))} {stepLength(step, unit, lang)}
      </b>
      <span>
        {step.pace ? (
          <>
            <span className="tabular">{formatPaceRange(step.pace, unit)}</span>,{" "}
            {say(effortWords[step.effort])}
          </>
        ) : (
          sentenceCase(say(effortWords[step.effort]))
        )}
      </span>
    </p>
  );
}
