import type { Person } from "#features/accounts/people/people.ts";
import { Menu } from "#ui/overlay/menu.tsx";
import { PersonActions } from "./person-actions.tsx";

/** The actions of a row in the list of users. */
export function PersonMenu({ person, to }: { person: Person; to: string }) {
  if (person.isGuest) return null;
  return (
    <Menu
      align="end"
      label={
        <>
          Change <span className="sr-only">{person.email}</span>
        </>
      }
      className="min-h-10 rounded-control px-2 font-semibold hover:bg-sunken"
      panelClassName="w-80 max-w-[calc(100vw-4rem)]"
    >
      <PersonActions person={person} to={to} />
    </Menu>
  );
}
