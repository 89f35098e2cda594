import type { ReactNode } from "react";
import { data, href, Link } from "react-router";
import { activityOf } from "#features/accounts/activity/activity.server.ts";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { profileProblems } from "#features/accounts/profile/messages.ts";
import { photoAddress } from "#features/accounts/profile/photo.ts";
import { findProfile } from "#features/accounts/profile/profile.server.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { findSession, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { type Viewer, viewerName } from "#features/accounts/viewer.ts";
import { sessionsOf } from "#features/coaches/sessions/queries.server.ts";
import { type CoachSession, sessionLength } from "#features/coaches/sessions/session.ts";
import type { ListingState } from "#features/experts/applications/application.ts";
import { listingStateOf } from "#features/experts/applications/queries.server.ts";
import { servicesAddress } from "#features/experts/search/filters.ts";
import { favoritesOf } from "#features/favorites/favorites.server.ts";
import { askProvider } from "#features/membership/billing/billing.server.ts";
import { hasBilling } from "#features/membership/membership.ts";
import { badgeName } from "#features/membership/messages.ts";
import { invoicesIn, memberOf } from "#features/membership/queries.server.ts";
import { usageOf } from "#features/membership/usage/usage.server.ts";
import { reviewsBy } from "#features/reviews/queries.server.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import type { Words } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import { homeDay } from "#values/zone.ts";
import { type DashboardTab, tabOf, tabPath, tabsOf } from "../tab.ts";
import type { Route } from "./+types/dashboard.ts";
import billingStyles from "./billing.css?url";
import { Billing } from "./billing.tsx";
import styles from "./dashboard.css?url";
import { FavoriteRaces } from "./favorite-races.tsx";
import { MyReviews } from "./my-reviews.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { type SeasonAsked, seasonData } from "./season-data.server.ts";

/** How long the page says what was done. */
const saidMilliseconds = 5000;

export const links: Route.LinksFunction = () =>
  [styles, billingStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: Route.LoaderArgs) {
  const session = await findSession(args);
  const viewer = session?.viewer;
  const { searchParams, origin } = args.url;
  if (!session || !viewer) return { origin, signedIn: null };
  const page = readPageNumber(searchParams.get("page"));
  const { email, image } = viewer;
  const [own, listing] = await Promise.all([
    membershipIn(args, viewer),
    listingStateOf(services(args.context), viewer),
  ]);
  const tab = tabOf(searchParams, own);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const { recommendations: right } = own.rights;
  const line = { from: searchParams.get("from"), unit, lang: languageOf(args.url), right };
  const shown = await tabContent(args, viewer, { tab, page, own, line });
  const person = { name: viewerName(viewer), email, image };
  const { badge, hasBilling } = own;
  const signedIn = { person, badge, hasBilling, listing, shown, ...heard(args) };
  const status = shown.tab === "profile" && !shown.profile ? 500 : 200;
  const headers = signedIn.said ? { "Set-Cookie": saidNow() } : undefined;
  return data({ origin, signedIn }, { status, headers });
}

/** The viewer's membership, and whether it has a tab. */
async function membershipIn(
  { context, url }: RequestArgs & Pick<Route.LoaderArgs, "url">,
  viewer: Viewer,
) {
  const { db, now, log } = services(context);
  const stored = invoicesIn({ db }, viewer).catch((error: unknown) => {
    if (noteIfAway(context, error)) throw error;
    log.error({ error }, "stored invoices could not be read");
    // The tab stays for a former member who asks for it: it says what has failed.
    return { hasInvoices: url.searchParams.get("tab") === "billing", open: null };
  });
  const [{ membership, isMember, tier, kept, rights }, { hasInvoices, open }] = await Promise.all([
    memberOf({ db, now }, viewer),
    stored,
  ]);
  const isRunning = hasBilling(membership);
  const badge = isMember ? badgeName(membership) : null;
  const hasTab = isRunning || hasInvoices;
  return { membership, isRunning, tier, kept, rights, open, badge, hasBilling: hasTab };
}

/** The message of an earlier page. */
function heard({ request, context }: RequestArgs) {
  return { said: saidBefore(request.headers.get("Cookie")), occasion: requestId(context) };
}

/** The content of the chosen tab; other tabs are loaded when chosen. */
async function tabContent(
  { context }: RequestArgs,
  viewer: Viewer,
  { tab, page, own, line }: { tab: DashboardTab; page: number; own: Own; line: SeasonAsked },
) {
  const { db, now, log } = services(context);
  const { membership, isRunning, kept, open } = own;
  const today = homeDay(now());
  if (tab === "reviews") return { tab, today, reviews: await reviewsBy({ db }, viewer, page) };
  if (tab === "favorites") {
    return { tab, favorites: await favoritesOf({ db, now }, viewer, page) };
  }
  if (tab === "coach-sessions") return { tab, sessions: await sessionsOf({ db }, viewer) };
  if (tab === "billing") {
    const usage = isRunning ? await usageIn({ db, now }, viewer, own) : null;
    // The page does not wait for the payment provider.
    const answer = askProvider(services(context), viewer, membership);
    return { tab, today, membership, isRunning, kept, open, usage, answer };
  }
  try {
    const [profile, activity, usage, season] = await Promise.all([
      findProfile({ db }, viewer),
      activityOf({ db }, viewer, page),
      isRunning ? null : usageIn({ db, now }, viewer, own),
      seasonData(services(context), viewer, line),
    ]);
    return {
      tab: "profile" as const,
      now: now(),
      today,
      profile,
      activity,
      usage,
      season,
      problem: null,
    };
  } catch (error) {
    log.error({ error }, "profile not loaded");
    const problem = profileProblems["not-loaded"];
    const nothing = { profile: null, activity: null, usage: null, season: null };
    return { tab: "profile" as const, now: now(), today, ...nothing, problem };
  }
}

type Own = Awaited<ReturnType<typeof membershipIn>>;

/** The viewer's use of their rights, and the plan of these rights. */
async function usageIn(
  reading: Pick<Services, "db" | "now">,
  viewer: Viewer,
  { tier, rights }: Pick<Own, "tier" | "rights">,
) {
  return { tier, meters: await usageOf(reading, viewer, rights) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Dashboard", es: "Panel" },
    description: {
      en: "Your season: your next race, your past ones, the races that you keep, and your account.",
      es: "Tu temporada: tu próxima carrera, las que ya corriste, las que guardaste y tu cuenta.",
    },
    url: `${loaderData?.origin}${href("/dashboard")}`,
    indexed: false,
  });

export default function Dashboard({ loaderData: { signedIn } }: Route.ComponentProps) {
  if (!signedIn) return <PleaseSignIn />;
  const { person, badge, hasBilling, listing, shown, said, occasion } = signedIn;
  return (
    <Container className="dashboard">
      <Person person={person} badge={<MemberBadge name={badge} />} />
      <Menu current={shown.tab} hasBilling={hasBilling} />
      <div className="dashboard-content">
        {shown.tab === "profile" && <ProfileTab {...shown} name={person.name} />}
        {shown.tab === "reviews" && <MyReviews {...shown} />}
        {shown.tab === "favorites" && <FavoriteRaces {...shown} />}
        {shown.tab === "coach-sessions" && <CoachSessions {...shown} />}
        {shown.tab === "billing" && <Billing {...shown} />}
      </div>
      <QuickLinks listing={listing} />
      <PassingToast occasion={said && occasion} milliseconds={saidMilliseconds}>
        {said}
      </PassingToast>
    </Container>
  );
}

/** The bib of a member: the name of the plan. */
function MemberBadge({ name }: { name: string | null }) {
  const say = useSay();
  if (name === null) return null;
  return (
    <span className="member-badge">
      {name}
      <span className="sr-only">{say({ en: " member", es: ", miembro" })}</span>
    </span>
  );
}

/** The parts of the dashboard: rows on a phone, a column at the left on a desktop. */
function Menu({ current, hasBilling }: { current: DashboardTab; hasBilling: boolean }) {
  const say = useSay();
  return (
    <nav aria-label={say({ en: "Dashboard", es: "Panel" })} className="dashboard-menu">
      <ul>
        {tabsOf({ hasBilling }).map(({ id, label }) => (
          <li key={id}>
            <Link to={tabPath(id)} aria-current={id === current ? "page" : undefined}>
              {say(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The viewer, with the badge of a member beside the name. */
function Person({
  person,
  badge,
}: {
  person: { name: string; email: string; image: string | null };
  badge?: ReactNode;
}) {
  const say = useSay();
  const { name, email, image } = person;
  return (
    <header className="dashboard-person">
      <Avatar
        name={name}
        image={image && photoAddress(image, "large")}
        className="size-16 text-xl"
      />
      <div className="min-w-0">
        <h1 className="text-2xl">
          <bdi>{name}</bdi> {badge}
        </h1>
        <p className="truncate text-muted">{email}</p>
        <TextLink look="strong" to={href("/account/edit")} className="text-sm">
          {say({ en: "Edit profile", es: "Editar perfil" })}
        </TextLink>
      </div>
    </header>
  );
}

/** The page for visitors in place of the dashboard. */
function PleaseSignIn() {
  const say = useSay();
  const from = href("/dashboard");
  return (
    <Container className="py-14 md:py-24">
      <PageHeading
        lead={say({
          en: "Your profile, your reviews, your favorite races and your registrations are here once you have signed in.",
          es: "Aquí encuentras tu perfil, tus reseñas, tus carreras favoritas y tus inscripciones cuando inicias sesión.",
        })}
      >
        {say({ en: "Please Sign In", es: "Inicia sesión" })}
      </PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={loginPath(from)}>{say({ en: "Sign In", es: "Iniciar sesión" })}</ButtonLink>
        <ButtonLink to={signupPath(from)} look="quiet">
          {say({ en: "Create an account", es: "Crear una cuenta" })}
        </ButtonLink>
      </div>
    </Container>
  );
}

/** The way of a person who helps other runners. */
const expertLinks: Record<ListingState, { to: string; label: Words }> = {
  none: { to: href("/experts/apply"), label: { en: "Become an expert", es: "Únete como experto" } },
  pending: {
    to: href("/experts/apply"),
    label: { en: "Your expert application", es: "Tu solicitud de experto" },
  },
  listed: {
    to: href("/account/expert"),
    label: { en: "Your expert page", es: "Tu página de experto" },
  },
};

/** Where to go from here, and out. */
function QuickLinks({ listing }: { listing: ListingState }) {
  const say = useSay();
  const links = [
    { to: href("/"), label: say({ en: "Home", es: "Inicio" }) },
    { to: href("/races"), label: say({ en: "Races", es: "Carreras" }) },
    { to: href("/membership"), label: say({ en: "Membership", es: "Membresía" }) },
    { to: href("/chat/:threadId?"), label: say({ en: "AI Assistant", es: "Asistente de IA" }) },
    { to: href("/offers"), label: say({ en: "Partner offers", es: "Ofertas de aliados" }) },
    { to: expertLinks[listing].to, label: say(expertLinks[listing].label) },
  ];
  return (
    <nav aria-label={say({ en: "Quick links", es: "Enlaces rápidos" })} className="dashboard-links">
      <h2 className="mb-2 text-base">{say({ en: "Quick links", es: "Enlaces rápidos" })}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink look="strong" to={to} className="inline-block py-1">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <SignOutButton />
      </div>
    </nav>
  );
}

/** The viewer's sessions with coaches, the latest first. */
function CoachSessions({ sessions }: { sessions: CoachSession[] }) {
  const say = useSay();
  return (
    <Section title={say({ en: "Coach Sessions", es: "Sesiones con entrenadores" })} className="">
      {sessions.length === 0 ? (
        <EmptyState
          title={say({
            en: "You haven't had a session with a coach yet.",
            es: "Aún no has tenido una sesión con un entrenador.",
          })}
          icon="chat"
          heading="h3"
          action={
            <ButtonLink to={servicesAddress({ tab: "virtual" })}>
              {say({ en: "Meet the virtual coaches", es: "Conoce a los entrenadores virtuales" })}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="card divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session }: { session: CoachSession }) {
  const lang = useLang();
  const say = useSay();
  const { id, personaName, portrait, createdAt, summary, rating } = session;
  const length = say(sessionLength(session) ?? { en: "still running", es: "en marcha" });
  return (
    <li className="flex gap-4 p-4 sm:p-5">
      <img
        src={portrait}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="size-16 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg">
          <Link to={href("/dashboard/coach-sessions/:id", { id })} className="hover:underline">
            {personaName}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <time dateTime={toDay(createdAt)}>{formatDay(toDay(createdAt), lang)}</time> · {length}{" "}
          {rating !== null && <Stars value={rating} className="text-sm" />}
        </p>
        {summary && (
          <p className="mt-2 line-clamp-2 max-w-text">{summary.replace(/\n+(?:- )?/g, " ")}</p>
        )}
      </div>
      <TextLink
        to={href("/dashboard/coach-sessions/:id/delete", { id })}
        aria-label={say({
          en: `Delete the session with ${personaName} of ${formatDay(toDay(createdAt), lang)}`,
          es: `Eliminar la sesión con ${personaName} del ${formatDay(toDay(createdAt), lang)}`,
        })}
        look="strong"
        className="self-start py-1 text-sm"
      >
        {say({ en: "Delete", es: "Eliminar" })}
      </TextLink>
    </li>
  );
}
