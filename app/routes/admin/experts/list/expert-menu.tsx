import { href, useFetcher } from "react-router";
import type { ExpertLosses } from "#features/experts/editing/details.ts";
import { ExpertDeletion } from "#features/experts/editing/expert-deletion.tsx";
import type { ListedExpert } from "#features/experts/editing/listing.ts";
import { expertProblems } from "#features/experts/editing/messages.ts";
import { RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { withQuery } from "#values/address.ts";

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

/** Asks in a dialog before an expert is deleted, once it is known what goes with the expert. */
function DeleteExpertLink({
  id,
  name,
  here,
}: {
  id: string;
  name: string;
  /** The page of the list to come back to. */
  here: string;
}) {
  const page = withQuery(href("/admin/experts/edit/:id/delete", { id }), { to: here });
  const reading = useFetcher<{ losses: ExpertLosses | null; isThere: boolean }>();
  const isRead = reading.state === "idle" && reading.data !== undefined;
  const losses = isRead ? reading.data?.losses : null;
  const missing = reading.data?.isThere ? "not-loaded" : "no-expert";
  return (
    <DeletionLink
      page={page}
      here={here}
      title={`Delete ${name}?`}
      size="small"
      onOpen={() => reading.load(page)}
      form={(frame, problem) => (
        <>
          {!isRead && <Skeleton className="h-28 w-full" />}
          {isRead && !losses && <Notice kind="problem">{expertProblems[missing]}</Notice>}
          {losses && <ExpertDeletion {...frame} losses={losses} problem={problem} />}
        </>
      )}
    >
      Delete<span className="sr-only"> {name}</span>
    </DeletionLink>
  );
}
