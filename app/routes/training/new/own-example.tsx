import { href } from "react-router";
import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured } from "#features/pace/pace.ts";
import type { OwnAnswersExample } from "#features/training/example.server.ts";
import { formatPaceRange } from "#features/training/messages.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { LengthUnit } from "#values/length.ts";

const rows = [
  { effort: "easy", label: "Easy runs" },
  { effort: "threshold", label: "Tempo runs" },
  { effort: "interval", label: "Intervals" },
  { effort: "race", label: "Race pace" },
] as const;

/** What a plan from own answers would say of this very race, where the membership does not give it. */
export function OwnExample({
  example: { name, known },
  unit,
}: {
  example: OwnAnswersExample;
  unit: LengthUnit;
}) {
  return (
    <section aria-labelledby="own-example" className="plan-example">
      <h2 id="own-example" className="text-xl">
        With Sprinter: paces of your own
      </h2>
      <p className="max-w-text">
        {formatMeasured(known.result.meters, unit)} in {formatDuration(known.result.seconds)}, for
        example, predicts <b>{formatDuration(known.predicted)}</b> for {name ?? "a half marathon"},
        and every session gets its pace. Your days, your weekly distance, injuries and breaks shape
        the weeks.
      </p>
      <dl className="plan-paces">
        {rows.map(({ effort, label }) => (
          <div key={effort}>
            <dt>{label}</dt>
            <dd>{formatPaceRange(known.paces[effort], unit)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to={href("/membership")}>See the memberships</TextLink>
      </p>
    </section>
  );
}
