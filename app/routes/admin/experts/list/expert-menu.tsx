import { href } from "react-router";
import type { ListedExpert } from "#features/experts/editing/listing.ts";
import { RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { DeleteExpertLink } from "./delete-expert-link.tsx";

/** @param here - the address of this page of the list, where the actions lead back to */
export function ExpertMenu({ expert, here }: { expert: ListedExpert; here: string }) {
  const { id, name, isActive } = expert;
  return (
    <RowMenu name={name}>
      <RowLink to={href("/admin/experts/edit/:id", { id })} about={name}>
        Edit
      </RowLink>
      <RowAction
        action={href("/admin/experts")}
        values={{ id, shows: isActive ? "no" : "yes", to: here }}
        about={name}
      >
        {isActive ? "Hide" : "Show"}
      </RowAction>
      <DeleteExpertLink id={id} name={name} here={here} />
    </RowMenu>
  );
}
