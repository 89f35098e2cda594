import { href } from "react-router";
import type { Tier } from "#features/membership/plans/plans.ts";
import {
  limitSentence,
  type UsageMeter,
  usageName,
  usageWords,
} from "#features/membership/usage/usage.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";

export type Usage = { tier: Tier | null; meters: UsageMeter[] };

/** The viewer's use of the counted rights, and the plan that gives more. */
export function UsageSection({ usage: { tier, meters } }: { usage: Usage }) {
  const say = useSay();
  return (
    <Section title={say({ en: "Usage", es: "Uso" })} className="dashboard-part">
      <ul className="usage">
        {meters.map((meter) => (
          <Meter key={meter.right} meter={meter} tier={tier} />
        ))}
      </ul>
    </Section>
  );
}

function Meter({ meter, tier }: { meter: UsageMeter; tier: Tier | null }) {
  const lang = useLang();
  const say = useSay();
  const { right, used, limit } = meter;
  const hint = limitSentence(meter, tier);
  return (
    <li>
      <p className="usage-words">
        <span>{usageName(right, lang)}</span>
        <span>{usageWords(meter, lang)}</span>
      </p>
      {limit !== null && limit > 0 && (
        <progress value={Math.min(used, limit)} max={limit} aria-label={usageName(right, lang)} />
      )}
      {hint && (
        <p className="usage-hint">
          {say(hint)}{" "}
          <TextLink look="strong" to={href("/membership")}>
            {say({ en: "View plans", es: "Ver planes" })}
          </TextLink>
        </p>
      )}
    </li>
  );
}
