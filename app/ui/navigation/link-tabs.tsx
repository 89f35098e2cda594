import { NavLink, type To } from "react-router";

/** A row of pages that belong together. It scrolls sideways on its own when the screen is narrow. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: To; label: string }[];
}) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <NavLink key={tab.label} to={tab.to}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
