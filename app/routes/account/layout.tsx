import { href, Outlet } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { keepsExpertPage } from "#features/experts/desk.server.ts";
import { companionsOf } from "#features/registrations/companions.server.ts";
import { services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { LinkTabs } from "#ui/navigation/link-tabs.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Route } from "./+types/layout.ts";

/** Which tabs the viewer has: the desk of an expert, and the people whom they enter for races, once there are any. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  const all = services(args.context);
  return {
    keepsExpertPage: viewer !== null && (await keepsExpertPage(all, viewer)),
    entersOthers: viewer !== null && (await companionsOf(all, viewer)).length > 0,
  };
}

/** Around the pages on which people change their account. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  return (
    <Container className="py-6 md:py-10">
      <div className="mx-auto max-w-170">
        <BackLink to={href("/dashboard")}>
          {say({ en: "Back to Dashboard", es: "Volver al panel" })}
        </BackLink>
        <div className="mt-1 mb-8">
          <LinkTabs
            label={say({ en: "Account settings", es: "Configuración de la cuenta" })}
            tabs={[
              { to: href("/account/edit"), label: say({ en: "Profile", es: "Perfil" }) },
              { to: href("/account/security"), label: say({ en: "Security", es: "Seguridad" }) },
              { to: href("/account/alerts/:change?"), label: say({ en: "Alerts", es: "Alertas" }) },
              { to: href("/account/data"), label: say({ en: "Your data", es: "Tus datos" }) },
              ...(loaderData.entersOthers
                ? [
                    {
                      to: href("/account/companions/:change?"),
                      label: say({ en: "People", es: "Personas" }),
                    },
                  ]
                : []),
              ...(loaderData.keepsExpertPage
                ? [
                    {
                      to: href("/account/expert"),
                      label: say({ en: "Expert page", es: "Página de experto" }),
                    },
                  ]
                : []),
            ]}
          />
        </div>
        <Outlet />
      </div>
    </Container>
  );
}
