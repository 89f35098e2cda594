import { data, href } from "react-router";
import { activityOf } from "#features/accounts/activity/activity.server.ts";
import { profileMessages } from "#features/accounts/profile/messages.ts";
import { findProfile } from "#features/accounts/profile/queries.server.ts";
import { type Asked, findViewer } from "#features/accounts/viewer.server.ts";
import { type Viewer, viewerName } from "#features/accounts/viewer.ts";
import { favoritesOf } from "#features/favorites/queries.server.ts";
import { reviewsBy } from "#features/reviews/own.server.ts";
import { services } from "#services/context.ts";
import { Container } from "#ui/page.tsx";
import { toDay } from "#values/day.ts";
import { pageMeta } from "#values/page-meta.ts";
import { readPageNumber } from "#values/paging.ts";
import type { Route } from "./+types/dashboard.ts";
import styles from "./dashboard/dashboard.css?url";
import { FavoriteRaces } from "./dashboard/favorite-races.tsx";
import { Menu } from "./dashboard/menu.tsx";
import { MyReviews } from "./dashboard/my-reviews.tsx";
import { Person } from "./dashboard/person.tsx";
import { PleaseSignIn } from "./dashboard/please-sign-in.tsx";
import { ProfileTab } from "./dashboard/profile-tab.tsx";
import { QuickLinks } from "./dashboard/quick-links.tsx";
import { type DashboardTab, tabOf } from "./dashboard/tab.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  const { searchParams, origin } = args.url;
  if (!viewer) return { origin, signedIn: null };
  const page = readPageNumber(searchParams.get("page"));
  const { email, image } = viewer;
  const shown = await tabContent(args, viewer, { tab: tabOf(searchParams), page });
  const signedIn = { name: viewerName(viewer), email, image, shown };
  const status = shown.tab === "profile" && !shown.profile ? 500 : 200;
  return data({ origin, signedIn }, status);
}

/** What the chosen tab shows; the other tabs wait until somebody turns to them. */
async function tabContent(
  { context }: Asked,
  viewer: Viewer,
  { tab, page }: { tab: DashboardTab; page: number },
) {
  const { db, now, log } = services(context);
  const today = toDay(now());
  if (tab === "reviews") return { tab, today, reviews: await reviewsBy({ db }, viewer, page) };
  if (tab === "favorites") {
    return { tab, today, favorites: await favoritesOf({ db }, viewer, page) };
  }
  try {
    const [profile, activity] = await Promise.all([
      findProfile({ db }, viewer),
      activityOf({ db }, viewer, page),
    ]);
    return { tab, today, profile, activity, problem: null };
  } catch (error) {
    log.error({ error }, "profile not loaded");
    return { tab, today, profile: null, activity: null, problem: profileMessages.notLoaded };
  }
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
  const { shown, ...person } = signedIn;
  return (
    <Container className="dashboard">
      <Person person={person} />
      <Menu current={shown.tab} />
      <div className="dashboard-content">
        {shown.tab === "profile" && <ProfileTab {...shown} />}
        {shown.tab === "reviews" && <MyReviews {...shown} />}
        {shown.tab === "favorites" && <FavoriteRaces {...shown} />}
      </div>
      <QuickLinks />
    </Container>
  );
}
