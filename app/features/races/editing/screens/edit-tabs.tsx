import { Link } from "react-router";
import type { EditedRace } from "#features/races/editing/details.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { distanceTab, type EditTab, editPath } from "./edit-tab.ts";

/** The tabs of the editor, each with its own address. */
export function EditTabs({
  race,
  tab,
}: {
  race: Pick<EditedRace, "id" | "distances">;
  tab: EditTab;
}) {
  const at = useWorkplace();
  const tabs = [
    { name: "details", label: "Details" },
    ...race.distances.map(({ id, details }) => ({
      name: distanceTab(id),
      label: details.distance,
    })),
    { name: "add-distance", label: "Add Distance" },
  ];
  return (
    <nav aria-label="Parts of the race" className="tabs">
      {tabs.map(({ name, label }) => (
        <Link
          key={name}
          to={editPath(at, race.id, name)}
          aria-current={name === tab.name ? "page" : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
