import type { ReactNode } from "react";
import { data, href, Link, useLocation, useRouteLoaderData } from "react-router";
import { admitAdmin, requireAdmin } from "#features/accounts/viewer.server.ts";
import { watchedOrNull } from "#features/figures/watched/queries.server.ts";
import { ToldCounts, useCount } from "#features/figures/watched/told-counts.tsx";
import {
  newsNames,
  type WatchedCounts,
  type WatchedName,
} from "#features/figures/watched/watched-counts.ts";
import { requestId, services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";
import { languageOf, pathOf } from "#values/web/language.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/admin-layout.ts";
import styles from "./admin.css?url";
import { ErrorScreen } from "./error-screen.tsx";
import { OfficeFrame, OfficeScreen } from "./office-frame.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Redirects everyone but administrators home before anything below runs; loaders and actions check again. */
export const middleware: Route.MiddlewareFunction[] = [(args) => admitAdmin(args), keepToEnglish];

/** The screens that the back office shares with organizers. */
const bilingual =
  /^\/admin\/races\/(registrations|edit\/[^/]+($|\/(distances|place))|[\da-f]{8}-[\da-f-]{27}\/)/;

/** The other screens are in English: their Spanish address leads there instead of mixing two languages. */
function keepToEnglish({ request, url }: Parameters<Route.MiddlewareFunction>[0]) {
  const path = pathOf(url);
  if (request.method !== "GET" || languageOf(url) === "en" || bilingual.test(path)) return;
  throw new Response(null, { status: 303, headers: { Location: url.origin + path + url.search } });
}

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireAdmin(args);
  const sentence = saidBefore(args.request.headers.get("Cookie"));
  const said = sentence && { sentence, occasion: requestId(args.context) };
  const own = services(args.context);
  const counts = await watchedOrNull(own, newsNames);
  return data(
    { email, modes: own.modes, counts, said: said || null },
    { headers: sentence ? { "Set-Cookie": saidNow() } : undefined },
  );
}

/** Every screen of the back office. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { email, modes, counts, said } = loaderData;
  return (
    <AdminFrame email={email} counts={counts} modes={modes}>
      <OfficeScreen said={said} />
    </AdminFrame>
  );
}

/** An error on one screen keeps the menu. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("admin");
  return (
    <AdminFrame
      email={loaded?.email ?? ""}
      counts={loaded?.counts ?? null}
      modes={loaded?.modes ?? {}}
    >
      <ErrorScreen error={error} />
    </AdminFrame>
  );
}

type FrameProps = {
  email: string;
  counts: WatchedCounts | null;
  /** How each outside service answers. */
  modes: Record<string, string>;
  children: ReactNode;
};

function AdminFrame({ email, counts, modes, children }: FrameProps) {
  const say = useSay();
  const ways = [...adminLinks, ...recordLinks].map((link) => ({ ...link, label: say(link.label) }));
  return (
    <ToldCounts address={href("/admin/counts")} loaded={counts}>
      <OfficeFrame
        home={href("/admin")}
        email={email}
        ways={ways}
        menu={
          <>
            <AdminMenu counts={counts} />
            <StandIns modes={modes} />
          </>
        }
      >
        {children}
      </OfficeFrame>
    </ToldCounts>
  );
}

/** The screens of the back office, in the order of the specification. */
const adminLinks = [
  { letter: "d", to: href("/admin"), label: { en: "Dashboard", es: "Panel" }, isExact: true },
  { letter: "u", to: href("/admin/users"), label: { en: "User Management", es: "Usuarios" } },
  { letter: "v", to: href("/admin/reviews"), label: { en: "Review Management", es: "Reseñas" } },
  {
    letter: "e",
    to: href("/admin/experts"),
    label: { en: "Expert Management", es: "Expertos" },
    waiting: "applications",
  },
  { letter: "r", to: href("/admin/races"), label: { en: "Race Management", es: "Carreras" } },
  { letter: "i", to: href("/admin/ai"), label: { en: "AI Management", es: "Asistentes" } },
  { letter: "p", to: href("/admin/podcasts"), label: { en: "Podcasts", es: "Pódcasts" } },
  { letter: "b", to: href("/admin/blog"), label: { en: "Blog", es: "Blog" } },
  {
    letter: "c",
    to: href("/admin/virtual-coaches"),
    label: { en: "Virtual Coaches", es: "Entrenadores virtuales" },
  },
] as const;

/** Screens beyond the specification: offers, messages and the audit log. */
const recordLinks = [
  {
    letter: "o",
    to: href("/admin/offers"),
    label: { en: "Partner Offers", es: "Ofertas de aliados" },
  },
  {
    letter: "m",
    to: href("/admin/messages"),
    label: { en: "Messages", es: "Mensajes" },
    waiting: "messages",
  },
  {
    letter: "a",
    to: href("/admin/audit-log"),
    label: { en: "Audit Log", es: "Registro de cambios" },
  },
] as const;

/** All the links of the back office. */
function AdminMenu({ counts }: { counts: WatchedCounts | null }) {
  const { pathname } = useLocation();
  const say = useSay();
  return (
    <>
      <nav aria-label={say({ en: "Admin", es: "Administración" })} className="office-menu">
        {adminLinks.map((link) => (
          <AdminLink key={link.to} link={link} pathname={pathname} counts={counts} />
        ))}
      </nav>
      <nav aria-label={say({ en: "Records", es: "Registros" })} className="office-menu">
        <p className="office-menu-title">{say({ en: "Records", es: "Registros" })}</p>
        {recordLinks.map((link) => (
          <AdminLink key={link.to} link={link} pathname={pathname} counts={counts} />
        ))}
      </nav>
    </>
  );
}

type OfficeLink = { to: string; label: Words; isExact?: boolean; waiting?: WatchedName };

/** A link of the menu. The number of waiting items follows its name without moving it. */
function AdminLink({
  link,
  pathname,
  counts,
}: {
  link: OfficeLink;
  pathname: string;
  counts: WatchedCounts | null;
}) {
  const say = useSay();
  const waiting = useCount(link.waiting ?? "messages", counts);
  const isBelow = !link.isExact && pathname.startsWith(`${link.to}/`);
  const isCurrent = pathname === link.to || isBelow;
  return (
    <Link
      to={link.to}
      prefetch="intent"
      aria-current={isCurrent ? "page" : undefined}
      data-waiting={(link.waiting && waiting) || undefined}
    >
      {say(link.label)}
    </Link>
  );
}

/** Administrators' names for the outside services. Others have their name in the settings. */
const names: Record<string, string> = {
  mail: "email",
  sms: "text messages",
  whatsapp: "WhatsApp messages",
  google: "Google sign-in",
  stripe: "payments",
  models: "AI answers",
  images: "AI pictures",
  speech: "speech",
  video: "video coaches",
};

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Tells admins which outside services are not the real ones. Nothing is shown where all of them are. */
function StandIns({ modes }: { modes: Record<string, string> }) {
  const [sandboxed, missing] = ["sandbox", "unavailable"].map((mode) =>
    Object.keys(modes)
      .filter((name) => modes[name] === mode)
      .map((name) => names[name] ?? name),
  );
  if (!sandboxed?.length && !missing?.length) return null;
  return (
    <details className="office-standins">
      <summary>{sandboxed?.length ? "Demo" : "Not set up"}</summary>
      {sandboxed && sandboxed.length > 0 && (
        <p>
          Nothing leaves this server for {list.format(sandboxed)}.{" "}
          <Link to={href("/sandbox/outbox")} className="link">
            See what would have been sent
          </Link>
        </p>
      )}
      {missing && missing.length > 0 && (
        <p>Not set up on this server: {list.format(missing)}. What needs them says so.</p>
      )}
    </details>
  );
}
