import { useRef } from "react";
import { Form, href, Link } from "react-router";
import { loginPath } from "#features/accounts/sign-in/login-path.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { useClosingOnBack } from "#ui/overlay/closing-on-back.ts";
import { withQuery } from "#values/address.ts";
import { ChatIcon } from "../chat-icon.tsx";
import type { HistoryDay } from "./history-days.ts";
import { HistoryLine } from "./history-line.tsx";

export type History = {
  /** What was searched for. */
  q: string;
  days: readonly HistoryDay[];
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
  const search = useRef<HTMLFormElement>(null);
  return (
    <aside
      ref={drawer}
      id="conversations"
      popover="auto"
      aria-label="Conversations"
      className="chat-sidebar"
    >
      <div className="chat-sidebar-top">
        <Link to={href("/chat/:threadId?")} onClick={close} className="chat-new">
          <ChatIcon name="plus" />
          New Chat
        </Link>
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
      {(days.length > 0 || q) && (
        <Form ref={search} action={pathname} role="search" className="chat-search">
          <Icon name="search" />
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label="Search conversations"
            placeholder="Search conversations"
          />
        </Form>
      )}
      <nav aria-label="Conversations" className="chat-history">
        {days.length === 0 && (
          <p>{q ? "No conversation has these words." : "Your conversations are kept here."}</p>
        )}
        {days.map(({ name, lines }) => (
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
            {page > 1 && <Link to={withQuery(pathname, { q, page: page - 1 })}>Newer</Link>}
            {page < pages && <Link to={withQuery(pathname, { q, page: page + 1 })}>Older</Link>}
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
            <Link to={loginPath(pathname)}>Sign in</Link>
          </>
        )}
      </div>
    </aside>
  );
}
