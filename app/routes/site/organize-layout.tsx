import type { ReactNode } from "react";
import { data, href, Link, useLocation, useRouteLoaderData } from "react-router";
import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { WorkplaceContext } from "#features/races/editing/screens/workplace-context.tsx";
import { workspace } from "#features/races/editing/workplace.ts";
import { requestId } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/organize-layout.ts";
import styles from "./admin.css?url";
import { ErrorScreen } from "./error-screen.tsx";
import { OfficeFrame, OfficeScreen } from "./office-frame.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireOrganizer(args);
  const sentence = saidBefore(args.request.headers.get("Cookie"));
  const said = sentence && { sentence, occasion: requestId(args.context) };
  return data(
    { email, said: said || null },
    { headers: sentence ? { "Set-Cookie": saidNow() } : undefined },
  );
}

/** Every screen of the workspace of organizers. */
export default function OrganizeLayout({ loaderData: { email, said } }: Route.ComponentProps) {
  return (
    <WorkspaceFrame email={email}>
      <WorkplaceContext value={workspace}>
        <OfficeScreen said={said} />
      </WorkplaceContext>
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
    <OfficeFrame home={href("/organize")} email={email} menu={<OrganizeMenu />}>
      {children}
    </OfficeFrame>
  );
}

function OrganizeMenu() {
  const say = useSay();
  const { pathname } = useLocation();
  const isBelow = pathname.startsWith("/organize/r");
  return (
    <nav aria-label={say({ en: "Organize", es: "Organizar" })} className="office-menu">
      <Link
        to={href("/organize")}
        aria-current={isBelow || pathname === href("/organize") ? "page" : undefined}
      >
        {say({ en: "Your races", es: "Tus carreras" })}
      </Link>
      <Link
        to={href("/organize/payouts/:change?")}
        aria-current={pathname === href("/organize/payouts/:change?") ? "page" : undefined}
      >
        {say({ en: "Card payments", es: "Pagos con tarjeta" })}
      </Link>
    </nav>
  );
}
