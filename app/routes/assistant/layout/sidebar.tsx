import { useRef } from "react";
import { Form, href } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { threadsNotLoaded } from "#features/assistant/threads/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useClosingOnBack } from "#ui/overlay/closing-on-back.ts";
import { withQuery } from "#values/address.ts";
import { ChatIcon } from "../chat-icon.tsx";
import type { HistoryDay } from "./history-days.ts";
import { HistoryLine } from "./history-line.tsx";

export type History = {
  /** What was searched for. */
  q: string;
  /** `null` when they could not be read. */
  days: readonly HistoryDay[] | null;
  page: number;
  pages: number;
  /** Of the signed-in person. */
  email: string | null;
};

/** The conversations, and whose they are. On a narrow screen it is a drawer. */
export function Sidebar({ history, pathname }: { history: History; pathname: string }) {
  const { q, days, page, pages, email } = history;
  const drawer = useRef<HTMLElement>(null);
  useClosingOnBack(drawer);
  const close = () => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  };
  return (
    <aside
      ref={drawer}
      id="conversations"
      popover="auto"
      aria-label="Conversations"
      className="chat-sidebar"
    >
      <div className="chat-sidebar-top">
        <ButtonLink
          to={href("/chat/:threadId?")}
          look="quiet"
          onClick={close}
          className="flex-1 justify-start"
        >
          <ChatIcon name="plus" />
          New Chat
        </ButtonLink>
        <button
          type="button"
          popoverTarget="conversations"
          popoverTargetAction="hide"
          aria-label="Close"
          className="chat-drawer-button"
        >
          <Icon name="close" />
        </button>
      </div>
      {((days && days.length > 0) || q) && (
        <Form action={pathname} role="search">
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label="Search conversations"
            placeholder="Search conversations"
            className="input"
          />
        </Form>
      )}
      <nav aria-label="Conversations" className="chat-history">
        {days === null && <p>{threadsNotLoaded}</p>}
        {days?.length === 0 && (
          <p>{q ? "No conversation has these words." : "Your conversations are kept here."}</p>
        )}
        {days?.map(({ name, lines }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {lines.map((line) => (
                <HistoryLine key={line.id} line={line} pathname={pathname} onOpen={close} />
              ))}
            </ul>
          </section>
        ))}
        {pages > 1 && (
          <p className="chat-pages">
            {page > 1 && <TextLink to={withQuery(pathname, { q, page: page - 1 })}>Newer</TextLink>}
            {page < pages && (
              <TextLink to={withQuery(pathname, { q, page: page + 1 })}>Older</TextLink>
            )}
          </p>
        )}
      </nav>
      <div className="chat-person">
        {email ? (
          <>
            <Avatar name={email} className="size-9 text-sm" />
            <span title={email}>{email}</span>
            <SignOutButton to={href("/chat/:threadId?")} />
          </>
        ) : (
          <>
            <span>Using as guest</span>
            <TextLink look="strong" to={loginPath(pathname)} className="py-1">
              Sign in
            </TextLink>
          </>
        )}
      </div>
    </aside>
  );
}
