import { Form, href } from "react-router";
import type { ListedExpert } from "#features/experts/editing/listing.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DeleteExpertLink } from "./delete-expert-link.tsx";

/** @param here - the address of this page of the list, where the actions lead back to */
export function ExpertActions({ expert, here }: { expert: ListedExpert; here: string }) {
  const { id, name, isActive } = expert;
  return (
    <div className="office-acts expert-acts">
      <ButtonLink look="quiet" size="small" to={href("/admin/experts/edit/:id", { id })}>
        Edit<span className="sr-only"> {name}</span>
      </ButtonLink>
      <Form method="post" action={href("/admin/experts")} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="shows" value={isActive ? "no" : "yes"} />
        <input type="hidden" name="to" value={here} />
        <Button type="submit" look="plain" size="small">
          {isActive ? "Hide" : "Show"}
          <span className="sr-only"> {name}</span>
        </Button>
      </Form>
      <DeleteExpertLink id={id} name={name} here={here} />
    </div>
  );
}
