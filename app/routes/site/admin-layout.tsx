import type { ReactNode } from "react";
import { data, href, Outlet, useRouteLoaderData } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { countWatched } from "#features/figures/watched/queries.server.ts";
import { ToldCounts } from "#features/figures/watched/told-counts.tsx";
import { newsNames, type WatchedCounts } from "#features/figures/watched/watched-counts.ts";
import { requestId, services } from "#services/context.ts";
import { PassingToast } from "#ui/message/toast.tsx";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/admin-layout.ts";
import styles from "./admin.css?url";
import { AdminMenu } from "./admin-layout/admin-menu.tsx";
import { StandIns } from "./admin-layout/stand-ins.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { OfficeFrame, Waiting } from "./office-frame.tsx";

/** For how long the back office says what was done. */
const saidMilliseconds = 3000;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Sends everyone who is no admin home before anything below runs; loaders and actions check again. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => void (await requireAdmin(args)),
];

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireAdmin(args);
  const sentence = saidBefore(args.request.headers.get("Cookie"));
  const said = sentence && { sentence, occasion: requestId(args.context) };
  const own = services(args.context);
  // The screens stay without the numbers of the menu.
  const counts = await countWatched(own, newsNames).catch((error: unknown) => {
    own.log.error({ error, id: requestId(args.context) }, "The menu's numbers were not counted");
    return null;
  });
  return data(
    { email, modes: own.modes, counts, said: said || null },
    { headers: sentence ? { "Set-Cookie": saidNow(`${href("/admin")}/`) } : undefined },
  );
}

/** Every screen of the back office. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { email, modes, counts, said } = loaderData;
  return (
    <AdminFrame email={email} counts={counts}>
      <StandIns modes={modes} />
      <Outlet />
      <Waiting />
      <PassingToast occasion={said?.occasion ?? null} milliseconds={saidMilliseconds}>
        {said?.sentence}
      </PassingToast>
    </AdminFrame>
  );
}

/** An error on one screen keeps the menu. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("admin");
  return (
    <AdminFrame email={loaded?.email ?? ""} counts={loaded?.counts ?? null}>
      <ErrorScreen error={error} />
    </AdminFrame>
  );
}

type FrameProps = { email: string; counts: WatchedCounts | null; children: ReactNode };

function AdminFrame({ email, counts, children }: FrameProps) {
  return (
    <ToldCounts address={href("/admin/counts")} loaded={counts}>
      <OfficeFrame home={href("/admin")} menu={<AdminMenu email={email} counts={counts} />}>
        {children}
      </OfficeFrame>
    </ToldCounts>
  );
}
