import { NavLink, type To } from "react-router";

/** A row of pages that belong together. They take more rows when the screen is narrow. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string;
  /** `isExact`: not current on the pages below it. */
  tabs: readonly { to: To; label: string; isExact?: boolean }[];
}) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <NavLink key={tab.label} to={tab.to} end={tab.isExact ?? false}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
