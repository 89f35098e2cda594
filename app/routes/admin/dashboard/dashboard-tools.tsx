import { Link } from "react-router";
import { type FigureTab, figureTabs } from "#features/figures/figure.ts";
import { type PeriodId, periodChoices } from "#features/figures/period.ts";
import { dashboardPath } from "./figures-address.ts";

/** The choice of a tab and a period. Both are in the address. */
export function DashboardTools({ tab, period }: { tab: FigureTab; period: PeriodId }) {
  return (
    <>
      <nav aria-label="Figures" className="tabs figure-tabs">
        {figureTabs.map(({ id, label }) => (
          <Link
            key={id}
            to={dashboardPath({ tab: id, period })}
            prefetch="intent"
            aria-current={id === tab ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <nav aria-label="Period" className="periods">
        {periodChoices.map(({ id, label }) => (
          <Link
            key={id}
            to={dashboardPath({ tab, period: id })}
            aria-current={id === period ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
