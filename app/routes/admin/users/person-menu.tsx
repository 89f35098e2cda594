import type { Person } from "#features/accounts/people/people.ts";
import { RowMenu } from "#ui/list/row-menu.tsx";
import { PersonActions } from "./person-actions.tsx";

/** The actions of a row in the list of users. */
export function PersonMenu({ person, to }: { person: Person; to: string }) {
  if (person.isGuest) return null;
  return (
    <RowMenu name={person.email}>
      <PersonActions person={person} to={to} isInMenu />
    </RowMenu>
  );
}
