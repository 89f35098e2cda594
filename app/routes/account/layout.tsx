import { href, Outlet } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { keepsExpertPage } from "#features/experts/desk/queries.server.ts";
import { services } from "#services/context.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { LinkTabs } from "#ui/navigation/link-tabs.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Route } from "./+types/layout.ts";

/** Whether the viewer keeps the page of an expert: only then the tabs lead to its desk. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  return {
    keepsExpertPage: viewer !== null && (await keepsExpertPage(services(args.context), viewer)),
  };
}

/** Around the pages on which people change their account. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-6 md:py-10">
      <div className="mx-auto max-w-170">
        <BackLink to={href("/dashboard")}>Back to Dashboard</BackLink>
        <div className="mt-1 mb-8">
          <LinkTabs
            label="Account settings"
            tabs={[
              { to: href("/account/edit"), label: "Profile" },
              { to: href("/account/security"), label: "Security" },
              { to: href("/account/data"), label: "Your data" },
              ...(loaderData.keepsExpertPage
                ? [{ to: href("/account/expert"), label: "Expert page" }]
                : []),
            ]}
          />
        </div>
        <Outlet />
      </div>
    </Container>
  );
}
