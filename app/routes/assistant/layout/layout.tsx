import { useRef } from "react";
import { Form, href, Link, Outlet, useHref, useLocation } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { threadsNotLoaded } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { threadLines } from "#features/assistant/threads/queries.server.ts";
import type { ThreadLine } from "#features/assistant/threads/thread.ts";
import { requestId, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useClosingOnBack } from "#ui/overlay/closing-on-back.ts";
import { Menu } from "#ui/overlay/menu.tsx";
import { withQuery } from "#values/address.ts";
import { toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { languageOf } from "#values/web/language.ts";
import { ChatIcon } from "../chat-icon.tsx";
import type { Route } from "./+types/layout.ts";
import { type HistoryDay, historyDays } from "./history-days.ts";
import styles from "./shell.css?url";

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
    return { q, days: historyDays(rows, toDay(now()), languageOf(asked.url)), page, pages, email };
  } catch (error) {
    log.error({ error, id: requestId(asked.context) }, "conversations could not be listed");
    return { q, days: null, page: 1, pages: 1, email };
  }
}

/** The frame of the chat: the conversations at the side, and a line of law instead of a footer. */
export default function AssistantLayout({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <div className="chat-app">
      <Sidebar history={loaderData} pathname={pathname} />
      <div className="chat-column">
        <main id="main" tabIndex={-1} className="chat-main">
          <Outlet />
        </main>
        <footer className="chat-legal">
          <p>
            {say({
              en: "Answers by AI can be wrong. They are not medical advice.",
              es: "Las respuestas de la IA pueden tener errores. No son consejo médico.",
            })}
          </p>
          <ul>
            <li>
              <Link to={href("/privacy")}>
                {say({ en: "Privacy Policy", es: "Política de privacidad" })}
              </Link>
            </li>
            <li>
              <Link to={href("/terms")}>
                {say({ en: "Terms of Service", es: "Términos del servicio" })}
              </Link>
            </li>
            <li>
              <Link to={href("/cookies")}>
                {say({ en: "Cookie Policy", es: "Política de cookies" })}
              </Link>
            </li>
          </ul>
        </footer>
      </div>
    </div>
  );
}

type History = {
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
function Sidebar({ history, pathname }: { history: History; pathname: string }) {
  const say = useSay();
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
      aria-label={say({ en: "Conversations", es: "Conversaciones" })}
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
          {say({ en: "New Chat", es: "Nueva conversación" })}
        </ButtonLink>
        <button
          type="button"
          popoverTarget="conversations"
          popoverTargetAction="hide"
          aria-label={say({ en: "Close", es: "Cerrar" })}
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
            aria-label={say({ en: "Search conversations", es: "Buscar conversaciones" })}
            placeholder={say({ en: "Search conversations", es: "Buscar conversaciones" })}
            className="input"
          />
        </Form>
      )}
      <nav aria-label={say({ en: "Conversations", es: "Conversaciones" })} className="chat-history">
        {days === null && <p>{say(threadsNotLoaded)}</p>}
        {days?.length === 0 && (
          <p>
            {q
              ? say({
                  en: "No conversation has these words.",
                  es: "Ninguna conversación tiene estas palabras.",
                })
              : say({
                  en: "Your conversations are kept here.",
                  es: "Aquí se guardan tus conversaciones.",
                })}
          </p>
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
            {page > 1 && (
              <TextLink to={withQuery(pathname, { q, page: page - 1 })}>
                {say({ en: "Newer", es: "Más recientes" })}
              </TextLink>
            )}
            {page < pages && (
              <TextLink to={withQuery(pathname, { q, page: page + 1 })}>
                {say({ en: "Older", es: "Más antiguas" })}
              </TextLink>
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
            <span>{say({ en: "Using as guest", es: "Sin cuenta" })}</span>
            <TextLink look="strong" to={loginPath(pathname)} className="py-1">
              {say({ en: "Sign in", es: "Iniciar sesión" })}
            </TextLink>
          </>
        )}
      </div>
    </aside>
  );
}

/** A conversation in the history, with what can be done with it. */
function HistoryLine({
  line: { id, title },
  pathname,
  onOpen,
}: {
  line: ThreadLine;
  pathname: string;
  onOpen: () => void;
}) {
  const say = useSay();
  const exportAddress = useHref(href("/chat/threads/:id/export", { id }));
  const to = href("/chat/:threadId?", { threadId: id });
  const name = title ?? say({ en: "Untitled", es: "Sin título" });
  return (
    <li className="history-line">
      <Link to={to} onClick={onOpen} aria-current={pathname === to ? "page" : undefined}>
        {name}
      </Link>
      <Menu
        label={
          <>
            <ChatIcon name="more" />
            <span className="sr-only">
              {say({ en: `More about ${name}`, es: `Más sobre ${name}` })}
            </span>
          </>
        }
        arrow={false}
        align="end"
      >
        <Link to={href("/chat/threads/:id/rename", { id })} onClick={onOpen}>
          {say({ en: "Rename", es: "Cambiar nombre" })}
        </Link>
        <a href={exportAddress} download>
          {say({ en: "Export", es: "Exportar" })}
        </a>
        <Link to={href("/chat/threads/:id/delete", { id })} onClick={onOpen}>
          {say({ en: "Delete", es: "Eliminar" })}
        </Link>
      </Menu>
    </li>
  );
}
