import { Link } from "react-router";
import { type DashboardTab, tabPath, tabsOf } from "./tab.ts";

/** The parts of the dashboard: rows on a phone, a column at the left on a desktop. */
export function Menu({ current, hasBilling }: { current: DashboardTab; hasBilling: boolean }) {
  return (
    <nav aria-label="Dashboard" className="dashboard-menu">
      <ul>
        {tabsOf({ hasBilling }).map(({ id, label }) => (
          <li key={id}>
            <Link to={tabPath(id)} aria-current={id === current ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
