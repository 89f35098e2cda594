import { href, Link, Outlet, useLocation } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { threadLines } from "#features/assistant/threads/queries.server.ts";
import { requestId, services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import type { Route } from "./+types/layout.ts";
import { historyDays } from "./layout/history-days.ts";
import styles from "./layout/shell.css?url";
import { Sidebar } from "./layout/sidebar.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The conversations that the sidebar lists, and whose they are. */
export async function loader(asked: Route.LoaderArgs) {
  const { db, now, log } = services(asked.context);
  const { searchParams } = new URL(asked.request.url);
  const q = (searchParams.get("q") ?? "").trim();
  const [viewer, owner] = await Promise.all([findViewer(asked), chatOwnerOf(asked)]);
  const email = viewer?.email ?? null;
  const wanted = { q, page: readPageNumber(searchParams.get("page")) };
  try {
    const { rows, page, pages } = await threadLines({ db, now }, owner, wanted);
    return { q, days: historyDays(rows, toDay(now())), page, pages, email };
  } catch (error) {
    log.error({ error, id: requestId(asked.context) }, "conversations could not be listed");
    return { q, days: null, page: 1, pages: 1, email };
  }
}

/** The frame of the chat: the conversations at the side, and a line of law instead of a footer. */
export default function AssistantLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="chat-app">
      <Sidebar history={loaderData} pathname={pathname} />
      <div className="chat-column">
        <main id="main" tabIndex={-1} className="chat-main">
          <Outlet />
        </main>
        <footer className="chat-legal">
          <p>Answers by AI can be wrong. They are not medical advice.</p>
          <ul>
            <li>
              <Link to={href("/privacy")}>Privacy Policy</Link>
            </li>
            <li>
              <Link to={href("/terms")}>Terms of Service</Link>
            </li>
            <li>
              <Link to={href("/cookies")}>Cookie Policy</Link>
            </li>
          </ul>
        </footer>
      </div>
    </div>
  );
}
