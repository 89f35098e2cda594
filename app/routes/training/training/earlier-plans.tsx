import { href } from "react-router";
import type { PlanLine } from "#features/training/rules/plan.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";

/** The plans that have ended, to be read and taken along. */
export function EarlierPlans({ plans }: { plans: readonly PlanLine[] }) {
  if (plans.length === 0) return null;
  return (
    <Section title="Earlier plans">
      <ul className="grid gap-2">
        {plans.map(({ id, name, goalDay }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <TextLink to={href("/training/plans/:id", { id })}>{name}</TextLink>
            <span className="text-muted">{formatDay(goalDay)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
