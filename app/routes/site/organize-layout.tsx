import type { ReactNode } from "react";
import { data, href, Link, useLocation, useRouteLoaderData } from "react-router";
import type { MenuRace, Organizer } from "#features/organizers/organizer.ts";
import { raceOfScreen, requireOrganizer } from "#features/organizers/queries.server.ts";
import { RaceMenu } from "#features/organizers/race-menu.tsx";
import { WorkplaceContext } from "#features/races/editing/screens/workplace-context.tsx";
import { workspace } from "#features/races/editing/workplace.ts";
import { requestId, services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { isId } from "#values/id.ts";
import type { Say } from "#values/say.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/organize-layout.ts";
import styles from "./admin.css?url";
import { ErrorScreen } from "./error-screen.tsx";
import { OfficeFrame, OfficeScreen } from "./office-frame.tsx";
import type { ShortcutWay } from "./shortcuts.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const sentence = saidBefore(args.request.headers.get("Cookie"));
  const said = sentence && { sentence, occasion: requestId(args.context) };
  return data(
    { email: organizer.email, said: said || null, race: await raceIn(args, organizer) },
    { headers: sentence ? { "Set-Cookie": saidNow() } : undefined },
  );
}

/** The race of the requested screen, whose screens are in the menu. */
async function raceIn({ context, params, pattern }: Route.LoaderArgs, organizer: Organizer) {
  const id = "id" in params ? params.id : null;
  if (!isId(id)) return null;
  const isOfEntry = /^\/?organize\/registrations\//.test(pattern);
  return raceOfScreen(services(context), organizer, isOfEntry ? { entryId: id } : { raceId: id });
}

/** Every screen of the workspace of organizers. */
export default function OrganizeLayout({
  loaderData: { email, said, race },
}: Route.ComponentProps) {
  return (
    <WorkspaceFrame email={email} race={race}>
      <WorkplaceContext value={workspace}>
        <OfficeScreen said={said} />
      </WorkplaceContext>
    </WorkspaceFrame>
  );
}

const notOrganized = {
  en: "There is nothing at this address, or it belongs to a race that you do not organize. Administrators work on such races in the back office.",
  es: "No hay nada en esta dirección, o es de una carrera que no organizas. Los administradores trabajan en esas carreras desde la administración.",
};

/** An error on one screen keeps the menu. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("organize");
  return (
    <WorkspaceFrame email={loaded?.email ?? ""} race={loaded?.race ?? null}>
      <ErrorScreen error={error} missing={notOrganized} />
    </WorkspaceFrame>
  );
}

function WorkspaceFrame({
  email,
  race,
  children,
}: {
  email: string;
  race: MenuRace | null;
  children: ReactNode;
}) {
  const say = useSay();
  const home = {
    letter: "h",
    to: href("/organize"),
    label: say({ en: "Your races", es: "Tus carreras" }),
  };
  return (
    <OfficeFrame
      home={href("/organize")}
      email={email}
      ways={[home, ...(race ? waysOf(race, say) : [])]}
      menu={<OrganizeMenu />}
      submenu={race && <RaceMenu at={workspace} race={race} />}
    >
      {children}
    </OfficeFrame>
  );
}

/** The screens of a race that an organizer goes to most often. */
function waysOf({ id, registersHere }: MenuRace, say: Say): ShortcutWay[] {
  return [
    { letter: "d", to: workspace.dashboard(id), label: say({ en: "Dashboard", es: "Panel" }) },
    {
      letter: "r",
      to: workspace.registrations(id),
      label: say({ en: "Registrations", es: "Inscripciones" }),
    },
    { letter: "m", to: workspace.messages(id), label: say({ en: "Messages", es: "Mensajes" }) },
    ...(registersHere
      ? [
          {
            letter: "s",
            to: workspace.startList(id),
            label: say({ en: "Start list", es: "Lista de salida" }),
          },
        ]
      : []),
    {
      letter: "e",
      to: workspace.race(id),
      label: say({ en: "Edit the race", es: "Editar la carrera" }),
    },
  ];
}

function OrganizeMenu() {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <nav aria-label={say({ en: "Organize", es: "Organizar" })} className="office-menu">
      <Link
        to={href("/organize")}
        aria-current={pathname === href("/organize") ? "page" : undefined}
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
