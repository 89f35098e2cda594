import { href } from "react-router";
import { answerAddress, type KeptMessage } from "#features/contact/message.ts";
import { RecordLine, RecordMoment, RecordMore } from "#ui/list/record-lines.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowLink, RowMenu, RowWords } from "#ui/list/row-menu.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullMoment } from "#values/day.ts";

/**
 * A message with its actions.
 * @param list - the page of the list that it stands on, to come back to
 */
export const messageColumnsFor = (list: string): RecordColumn<KeptMessage>[] => [
  {
    title: "Message",
    room: 66,
    cell: ({ subject, message, handledAt, handledBy }) => (
      <>
        <RecordLine>{subject ?? "Without a subject"}</RecordLine>
        <RecordMore line={message}>
          {handledAt && (
            <p className="text-muted">
              Handled by {handledBy ?? "a former admin"}, {formatFullMoment(handledAt)}
            </p>
          )}
        </RecordMore>
      </>
    ),
  },
  {
    title: "From",
    room: 34,
    isPlain: true,
    cell: ({ name, email }) => (
      <>
        <RecordLine>{name}</RecordLine>
        <RecordLine isQuiet>{email}</RecordLine>
      </>
    ),
  },
  {
    title: "Received",
    room: "whole",
    isPlain: true,
    cell: ({ createdAt }) => <RecordMoment at={createdAt} />,
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ handledAt }) => (
      <span className={`chip ${handledAt ? "border-edge text-slate" : "border-sky text-sky"}`}>
        {handledAt ? "Handled" : "Waiting"}
      </span>
    ),
  },
  menuColumn((kept) => <MessageMenu kept={kept} list={list} />),
];

function MessageMenu({ kept, list }: { kept: KeptMessage; list: string }) {
  const { id, name, handledAt } = kept;
  return (
    <RowMenu name={`the message from ${name}`}>
      <a href={answerAddress(kept)}>
        <RowWords about={`to ${name}`}>Reply</RowWords>
      </a>
      <RowAction
        action={href("/admin/messages/:id/mark", { id })}
        values={{ to: list, as: handledAt ? "waiting" : "handled" }}
        about={`: message from ${name}`}
      >
        {handledAt ? "Mark as waiting" : "Mark as handled"}
      </RowAction>
      <RowLink
        to={withQuery(href("/admin/messages/:id/delete", { id }), { to: list })}
        about={`the message from ${name}`}
        isDanger
      >
        Delete
      </RowLink>
    </RowMenu>
  );
}
