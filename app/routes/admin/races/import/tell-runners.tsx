import type { Forecast } from "#features/races/import/preview/forecast.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { formatCount } from "#values/text/count.ts";

/** Asks whether the runners of races that an import would move are told. */
export function TellRunners({ forecast, canMail }: { forecast: Forecast; canMail: boolean }) {
  const { moved, runners } = forecast;
  const who = `${runners === 1 ? "1 runner" : `${formatCount(runners)} runners`} of ${moved === 1 ? "1 race" : `${formatCount(moved)} races`}`;
  if (!canMail) {
    return (
      <p className="max-w-text">
        The import changes when or where <strong>{who}</strong> start. They cannot be told: this
        server sends no mail.
      </p>
    );
  }
  return (
    <ChoiceGroup
      label={
        <>
          The import changes when or where {who} start, or whether they do. Shall they be told by
          mail?
        </>
      }
    >
      <Choice kind="radio" name="tell" value="yes" defaultChecked>
        Yes, each gets a letter with what changes
      </Choice>
      <Choice kind="radio" name="tell" value="no">
        No, they know it already
      </Choice>
    </ChoiceGroup>
  );
}
