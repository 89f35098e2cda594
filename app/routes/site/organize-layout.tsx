import type { ReactNode } from "react";
import { data, href, Link, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { WorkplaceContext } from "#features/races/editing/screens/workplace-context.tsx";
import { workspace } from "#features/races/editing/workplace.ts";
import { requestId } from "#services/context.ts";
import { PassingToast } from "#ui/message/toast.tsx";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/organize-layout.ts";
import styles from "./admin.css?url";
import { ErrorScreen } from "./error-screen.tsx";
import { OfficeFrame, Waiting } from "./office-frame.tsx";

/** For how long the workspace says what was done. */
const saidMilliseconds = 3000;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireOrganizer(args);
  const sentence = saidBefore(args.request.headers.get("Cookie"));
  const said = sentence && { sentence, occasion: requestId(args.context) };
  return data(
    { email, said: said || null },
    { headers: sentence ? { "Set-Cookie": saidNow(`${href("/organize")}/`) } : undefined },
  );
}

/** Every screen of the workspace of organizers. */
export default function OrganizeLayout({ loaderData: { email, said } }: Route.ComponentProps) {
  return (
    <WorkspaceFrame email={email}>
      <WorkplaceContext value={workspace}>
        <Outlet />
      </WorkplaceContext>
      <Waiting />
      <PassingToast occasion={said?.occasion ?? null} milliseconds={saidMilliseconds}>
        {said?.sentence}
      </PassingToast>
    </WorkspaceFrame>
  );
}

/** An error on one screen keeps the menu. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("organize");
  return (
    <WorkspaceFrame email={loaded?.email ?? ""}>
      <ErrorScreen error={error} />
    </WorkspaceFrame>
  );
}

function WorkspaceFrame({ email, children }: { email: string; children: ReactNode }) {
  return (
    <OfficeFrame home={href("/organize")} menu={<OrganizeMenu email={email} />}>
      {children}
    </OfficeFrame>
  );
}

function OrganizeMenu({ email }: { email: string }) {
  const { pathname } = useLocation();
  const isBelow = pathname.startsWith("/organize/r");
  return (
    <>
      <nav aria-label="Organize" className="office-menu">
        <Link
          to={href("/organize")}
          aria-current={isBelow || pathname === href("/organize") ? "page" : undefined}
        >
          Your races
        </Link>
      </nav>
      <div className="office-person">
        <p className="mb-3">{email}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Link to={href("/")} className="link py-1">
            Back to Website
          </Link>
          <SignOutButton to={href("/")} />
        </div>
      </div>
    </>
  );
}
