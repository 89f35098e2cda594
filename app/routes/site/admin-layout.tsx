import type { ReactNode } from "react";
import { data, href, Link, Outlet, useNavigation, useRouteLoaderData } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { requestId, services } from "#services/context.ts";
import { After } from "#ui/after.tsx";
import { Icon } from "#ui/icon.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/admin-layout.ts";
import styles from "./admin.css?url";
import { AdminMenu } from "./admin-menu.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Logo } from "./logo.tsx";
import { StandIns } from "./stand-ins.tsx";

/** For how long the back office says what was done. */
const saidMilliseconds = 3000;

/** A page that comes sooner comes without a word. */
const patientMilliseconds = 300;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Sends everyone who is no admin home before anything below runs; loaders and actions check again. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => void (await requireAdmin(args)),
];

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireAdmin(args);
  const sentence = saidBefore(args.request.headers.get("Cookie"));
  const said = sentence && { sentence, occasion: requestId(args.context) };
  const { modes } = services(args.context);
  return data(
    { email, modes, said: said || null },
    { headers: sentence ? { "Set-Cookie": saidNow(`${href("/admin")}/`) } : undefined },
  );
}

/** Every screen of the back office. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { email, modes, said } = loaderData;
  return (
    <AdminFrame email={email}>
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
    <AdminFrame email={loaded?.email ?? ""}>
      <ErrorScreen error={error} />
    </AdminFrame>
  );
}

/** Said while another screen is on its way. */
function Waiting() {
  const isWaiting = useNavigation().state === "loading";
  return (
    <div role="status" className="office-waiting">
      {isWaiting && (
        <After milliseconds={patientMilliseconds}>
          <span>Loading...</span>
        </After>
      )}
    </div>
  );
}

function AdminFrame({ email, children }: { email: string; children: ReactNode }) {
  const home = (
    <Link to={href("/admin")} className="logo">
      <Logo />
    </Link>
  );
  return (
    <div className="office">
      <a href="#main" className="button button-primary skip-link">
        Skip to content
      </a>
      <header className="office-side">
        {home}
        <div className="office-narrow">
          <Menu
            wide
            arrow={false}
            label={<Icon name="menu" label="Menu" className="size-6" />}
            className="-mr-2 size-11 justify-center rounded-control hover:bg-sunken"
          >
            <AdminMenu email={email} />
          </Menu>
        </div>
        <div className="office-wide">
          <AdminMenu email={email} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="office-main">
        {children}
      </main>
    </div>
  );
}
