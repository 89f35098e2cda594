import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useHref,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
} from "react-router";
import { findSession, keepSession } from "#features/accounts/viewer.server.ts";
import { badgeOf } from "#features/accounts/viewer.ts";
import { keepThreads } from "#features/assistant/threads/owner.server.ts";
import { keepCoachSessions } from "#features/coaches/sessions/moving.server.ts";
import { PlayerSlot } from "#features/podcasts/player/player-slot.tsx";
import { config } from "#services/config.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { LanguageContext } from "#ui/language/language.tsx";
import { paper } from "#ui/styles/colors.ts";
import { toDay } from "#values/day.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { inLanguage, languageOf, splitLanguage } from "#values/web/language.ts";
import { pageTitle, siteName } from "#values/web/page-meta.ts";
import type { Route } from "./+types/root.ts";
import stylesheet from "./app.css?url";
import { handleOf } from "./routes/handle.ts";
import { SiteFrame } from "./routes/site/frame.tsx";
import { NoConnection } from "./routes/site/no-connection.tsx";
import { type Site, useSite } from "./routes/site/site.ts";

const errorScreen = async () => (await import("./routes/site/error-screen.tsx")).TitledErrorScreen;

/** Browsers load it when the page is alive, so that it is available without a connection. */
const TitledErrorScreen = import.meta.env.SSR
  ? await errorScreen()
  : lazy(async () => ({ default: await errorScreen() }));

/** The attribute of a page that was made for a signed-in person. */
const SIGNED_IN = "data-signed-in";

const preloadedFont = {
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
} as const;

export const links: Route.LinksFunction = () => [
  { ...preloadedFont, href: inter },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** A page of errors says its title itself, in the language of its address. */
export const meta: Route.MetaFunction = ({ error }) => (error ? [] : [pageTitle(siteName)]);

export const middleware: Route.MiddlewareFunction[] = [keepThreads, keepCoachSessions, keepSession];

export async function loader(args: Route.LoaderArgs): Promise<Site> {
  const session = await findSession(args);
  return {
    lang: languageOf(new URL(args.request.url)),
    languages: config().languages,
    unit: lengthUnitOf(args.request.headers.get("Cookie")),
    viewer: session && badgeOf(session.viewer, session),
    deletedOn: session?.deleteAfter ? toDay(session.deleteAfter) : null,
    social: config().social,
  };
}

/**
 * The frame shows what only a form changes: turning to another page does not wait for it. A
 * signed-in person may have signed out in another tab.
 */
export function shouldRevalidate(turn: ShouldRevalidateFunctionArgs) {
  const { formMethod } = turn;
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  if (isWrite) return isServerReached(turn);
  return document.documentElement.hasAttribute(SIGNED_IN);
}

/** A route whose `handle` is plain gets no script at all, and neither does a page of errors. */
export function Layout({ children }: { children: ReactNode }) {
  const isBroken = Boolean(useRouteError());
  const matches = useMatches();
  const asked = new URLSearchParams(useLocation().search);
  const withoutScript = matches
    .map((match) => handleOf(match).withoutScript?.(match.params, asked))
    .find(Boolean);
  const hasScripts = !isBroken && !matches.some((match) => handleOf(match).plain);
  const hasOneTypeface = matches.some((match) => handleOf(match).hasOneTypeface);
  // A visitor from a page with scripts keeps them, and arrives at the top of this one.
  const isAlive = useHydrated();
  const { lang } = splitLanguage(useHref("/"));
  return (
    <html lang={lang} {...(useSite().viewer && { [SIGNED_IN]: "" })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        {!hasOneTypeface && <link {...preloadedFont} href={archivo} />}
        <Links />
        {withoutScript && (
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${inLanguage(lang, withoutScript)}`} />
          </noscript>
        )}
      </head>
      <body>
        <LanguageContext value={lang}>
          {children}
          {isAlive && <Turning />}
          {isAlive && <NoConnection />}
          {isAlive && <PageAnnouncer />}
          {isAlive && <PlayerSlot />}
        </LanguageContext>
        {(isAlive || hasScripts) && <ScrollRestoration />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <Suspense>
        <TitledErrorScreen error={error} />
      </Suspense>
    </SiteFrame>
  );
}

/** A line at the top of the screen, from the tap until the next page is shown. */
function Turning() {
  return useNavigation().state !== "idle" && <div className="turning" />;
}

/**
 * Has screen readers read the title of every page that a link, a form or the way back leads to, and the
 * keyboard begin there: the router loads no document, so nothing else tells that the page is another one.
 */
function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [title, read] = useState("");
  useEffect(() => {
    errorScreen().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    read(document.title);
    // Otherwise the next Tab would go on from the place of the link that led here. A hash names a place of its own.
    if (document.activeElement === document.body && hash === "") {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
