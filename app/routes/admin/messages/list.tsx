import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { type MessageState, messageStates, readMessageState } from "#features/contact/message.ts";
import { keptMessages } from "#features/contact/queries.server.ts";
import { useCount } from "#features/figures/watched/told-counts.tsx";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Segments } from "#ui/form/segments.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { readWords } from "#values/text/typed.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { messageColumnsFor } from "./message-columns.tsx";

const labels: Record<MessageState, string> = { waiting: "Waiting", handled: "Handled", all: "All" };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const words = readWords(searchParams);
  const asked = { words, state: readMessageState(searchParams.get("show")) };
  const page = readPageNumber(searchParams.get("page"));
  const own = services(args.context);
  const at = own.now().getTime();
  return { ...asked, at, messages: await keptMessages(own, asked, page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Messages");

/** The messages from the contact form, the latest first. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { words, state, messages, at } = loaderData;
  const counts = { at, messages: messages.total };
  const waiting = useCount("messages", counts) ?? messages.total;
  const isWhole = state === "waiting" && words === "" && !messages.isMore;
  const addressOf = (changed: { show?: MessageState; page?: number }) => {
    const { show = state, page = 1 } = changed;
    return withQuery(href("/admin/messages"), {
      show: show !== "waiting" && show,
      q: words,
      page: page > 1 && page,
    });
  };
  return (
    <>
      <ToolHeading lead={leadOf(isWhole ? { total: waiting } : messages, state)}>
        Messages
      </ToolHeading>
      <div className="grid gap-4">
        <ListTools
          label="Search messages"
          words={words}
          kept={state === "waiting" ? {} : { show: state }}
        />
        <div>
          <Segments
            label="Which messages"
            items={messageStates.map((show) => ({
              to: addressOf({ show }),
              label: labels[show],
              current: show === state,
            }))}
          />
        </div>
        {messages.rows.length > 0 ? (
          <Records
            caption="Messages"
            columns={messageColumnsFor(addressOf({ page: messages.page }))}
            rows={messages.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <NoMessages words={words} state={state} all={addressOf({ show: "all" })} />
        )}
        <Pagination
          page={messages.page}
          pages={messages.pages}
          addressOf={(page) => addressOf({ page })}
        />
      </div>
    </>
  );
}

function leadOf(list: { total: number; isMore?: boolean }, state: MessageState): string {
  const counted = formatTotal(list, ["message", "messages"]);
  if (state === "all") return counted;
  return state === "handled"
    ? `${counted} handled`
    : `${counted} ${list.total === 1 ? "waits" : "wait"} for an answer`;
}

function NoMessages({ words, state, all }: { words: string; state: MessageState; all: string }) {
  const title = words
    ? "No message has these words"
    : {
        waiting: "No message waits",
        handled: "Nothing is handled yet",
        all: "Nobody has written yet",
      }[state];
  return (
    <EmptyState
      title={title}
      icon={words ? "search" : "mail"}
      action={
        state !== "all" && (
          <ButtonLink to={all} look="quiet">
            Show all messages
          </ButtonLink>
        )
      }
    >
      What people send by the contact form arrives here.
    </EmptyState>
  );
}
