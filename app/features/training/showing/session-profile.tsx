import { useLang, useSay } from "#ui/language/language.tsx";
import type { LengthUnit } from "#values/length.ts";
import {
  effortWords,
  formatMinutes,
  formatPaceRange,
  stepLength,
  stepName,
  stepsText,
} from "../messages.ts";
import { secondsOf } from "../rules/hard-days.ts";
import type { RunStep, SessionEffort, SessionStep } from "../rules/plan.ts";

/** The plane of the drawing. It is stretched to its place. */
const plane = { width: 1000, height: 100 } as const;

/** How high a step stands, in parts of the plane. */
const heights: Record<SessionEffort, number> = {
  walk: 0.2,
  easy: 0.38,
  marathon: 0.58,
  race: 0.7,
  threshold: 0.74,
  interval: 0.88,
  repetition: 1,
};

/** Room between two steps, in units of the plane. */
const gap = 2;

/** A session as blocks of time, the higher the harder. Its steps are listed beside it. */
export function SessionProfile({
  steps,
  unit,
}: {
  steps: readonly SessionStep[];
  unit: LengthUnit;
}) {
  const lang = useLang();
  const runs = steps.flatMap(unrolled);
  const total = runs.reduce((sum, step) => sum + secondsOf(step), 0);
  if (total === 0) return null;
  let at = 0;
  const blocks = runs.map((step) => {
    const width = (secondsOf(step) / total) * plane.width;
    const block = { x: at, width: Math.max(width - gap, 1), effort: step.effort };
    at += width;
    return block;
  });
  return (
    <figure className="session-profile">
      <svg
        role="img"
        aria-label={stepsText(steps, unit, lang)}
        viewBox={`0 0 ${plane.width} ${plane.height}`}
        preserveAspectRatio="none"
      >
        {blocks.map(({ x, width, effort }) => (
          <rect
            key={x}
            x={x.toFixed(1)}
            y={((1 - heights[effort]) * plane.height).toFixed(1)}
            width={width.toFixed(1)}
            height={(heights[effort] * plane.height).toFixed(1)}
            className={`effort-${effort}`}
          />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>0</span>
        <span>{formatMinutes(total / 2)}</span>
        <span>{formatMinutes(total)}</span>
      </figcaption>
    </figure>
  );
}

function unrolled(step: SessionStep): RunStep[] {
  if (step.kind !== "repeat") return [step];
  return Array.from({ length: step.times }, () => step.steps).flat();
}

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
