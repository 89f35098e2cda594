import { data, href } from "react-router";
import { activityOf } from "#features/accounts/activity/activity.server.ts";
import { profileMessages } from "#features/accounts/profile/messages.ts";
import { findProfile } from "#features/accounts/profile/queries.server.ts";
import { type Asked, findViewer } from "#features/accounts/viewer.server.ts";
import { type Viewer, viewerName } from "#features/accounts/viewer.ts";
import { favoritesOf } from "#features/favorites/queries.server.ts";
import { askProvider } from "#features/membership/billing.server.ts";
import { hasBilling, type Membership } from "#features/membership/membership.ts";
import { membershipOf, rightsOf } from "#features/membership/queries.server.ts";
import { usageOf } from "#features/membership/usage.server.ts";
import { reviewsBy } from "#features/reviews/own.server.ts";
import { requestId, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { Container } from "#ui/page.tsx";
import { PassingToast } from "#ui/toast.tsx";
import { toDay } from "#values/day.ts";
import { pageMeta } from "#values/page-meta.ts";
import { readPageNumber } from "#values/paging.ts";
import { saidBefore, saidNow } from "#values/said.ts";
import type { Route } from "./+types/dashboard.ts";
import billingStyles from "./dashboard/billing.css?url";
import { Billing } from "./dashboard/billing.tsx";
import styles from "./dashboard/dashboard.css?url";
import { FavoriteRaces } from "./dashboard/favorite-races.tsx";
import { MemberBadge } from "./dashboard/member-badge.tsx";
import { Menu } from "./dashboard/menu.tsx";
import { MyReviews } from "./dashboard/my-reviews.tsx";
import { Person } from "./dashboard/person.tsx";
import { PleaseSignIn } from "./dashboard/please-sign-in.tsx";
import { ProfileTab } from "./dashboard/profile-tab.tsx";
import { QuickLinks } from "./dashboard/quick-links.tsx";
import { type DashboardTab, tabOf } from "./dashboard/tab.ts";

/** For how long the page says what was done. */
const saidMilliseconds = 5000;

export const links: Route.LinksFunction = () =>
  [styles, billingStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  const { searchParams, origin } = args.url;
  if (!viewer) return { origin, signedIn: null };
  const page = readPageNumber(searchParams.get("page"));
  const { email, image } = viewer;
  const membership = await membershipOf(services(args.context), viewer);
  const tab = tabOf(searchParams, { hasBilling: hasBilling(membership) });
  const shown = await tabContent(args, viewer, { tab, page, membership });
  const person = { name: viewerName(viewer), email, image };
  const signedIn = { person, membership, shown, ...heard(args) };
  const status = shown.tab === "profile" && !shown.profile ? 500 : 200;
  const headers = signedIn.said ? { "Set-Cookie": saidNow(href("/dashboard")) } : undefined;
  return data({ origin, signedIn }, { status, headers });
}

/** What the page before left to be said. */
function heard({ request, context }: Asked) {
  return { said: saidBefore(request.headers.get("Cookie")), occasion: requestId(context) };
}

/** What the chosen tab shows; the other tabs wait until somebody turns to them. */
async function tabContent(
  { context }: Asked,
  viewer: Viewer,
  { tab, page, membership }: { tab: DashboardTab; page: number; membership: Membership | null },
) {
  const { db, now, log } = services(context);
  const today = toDay(now());
  if (tab === "reviews") return { tab, today, reviews: await reviewsBy({ db }, viewer, page) };
  if (tab === "favorites") {
    return { tab, today, favorites: await favoritesOf({ db }, viewer, page) };
  }
  if (tab === "billing" && membership) {
    const { kept, usage } = await usageIn({ db, now }, viewer);
    // The page does not wait for the payment provider.
    const answer = askProvider(services(context), viewer, membership);
    return { tab, today, membership, kept, usage, answer };
  }
  try {
    const [profile, activity, own] = await Promise.all([
      findProfile({ db }, viewer),
      activityOf({ db }, viewer, page),
      hasBilling(membership) ? null : usageIn({ db, now }, viewer),
    ]);
    const usage = own?.usage ?? null;
    return { tab: "profile" as const, today, profile, activity, usage, problem: null };
  } catch (error) {
    log.error({ error }, "profile not loaded");
    const problem = profileMessages.notLoaded;
    const nothing = { profile: null, activity: null, usage: null };
    return { tab: "profile" as const, today, ...nothing, problem };
  }
}

/** What the viewer has used of their rights, and of which plan these are. */
async function usageIn(reading: Pick<Services, "db" | "now">, viewer: Viewer) {
  const { tier, rights, kept } = await rightsOf(reading, viewer);
  return { kept, usage: { tier, meters: await usageOf(reading, viewer, rights) } };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Dashboard",
    description: "Your profile, your reviews, your favorite races and your registrations.",
    url: `${loaderData?.origin}${href("/dashboard")}`,
    indexed: false,
  });

export default function Dashboard({ loaderData: { signedIn } }: Route.ComponentProps) {
  if (!signedIn) return <PleaseSignIn />;
  const { person, membership, shown, said, occasion } = signedIn;
  return (
    <Container className="dashboard">
      <Person person={person} badge={<MemberBadge membership={membership} />} />
      <Menu current={shown.tab} hasBilling={hasBilling(membership)} />
      <div className="dashboard-content">
        {shown.tab === "profile" && <ProfileTab {...shown} />}
        {shown.tab === "reviews" && <MyReviews {...shown} />}
        {shown.tab === "favorites" && <FavoriteRaces {...shown} />}
        {shown.tab === "billing" && <Billing {...shown} />}
      </div>
      <QuickLinks />
      <PassingToast occasion={said && occasion} milliseconds={saidMilliseconds}>
        {said}
      </PassingToast>
    </Container>
  );
}
