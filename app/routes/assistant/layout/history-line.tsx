import { href, Link } from "react-router";
import type { ThreadLine } from "#features/assistant/threads/thread.ts";
import { Menu } from "#ui/overlay/menu.tsx";
import { ChatIcon } from "../chat-icon.tsx";

/** A conversation in the history, with what can be done with it. */
export function HistoryLine({
  line: { id, title },
  pathname,
  onOpen,
}: {
  line: ThreadLine;
  pathname: string;
  onOpen: () => void;
}) {
  const to = href("/chat/:threadId?", { threadId: id });
  const name = title ?? "Untitled";
  return (
    <li className="history-line">
      <Link to={to} onClick={onOpen} aria-current={pathname === to ? "page" : undefined}>
        {name}
      </Link>
      <Menu
        label={
          <>
            <ChatIcon name="more" />
            <span className="sr-only">More about {name}</span>
          </>
        }
        arrow={false}
        align="end"
      >
        <Link to={href("/chat/threads/:id/rename", { id })} onClick={onOpen}>
          Rename
        </Link>
        <a href={href("/chat/threads/:id/export", { id })} download>
          Export
        </a>
        <Link to={href("/chat/threads/:id/delete", { id })} onClick={onOpen}>
          Delete
        </Link>
      </Menu>
    </li>
  );
}
