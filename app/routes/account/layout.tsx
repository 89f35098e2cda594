import { href, Outlet } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { LinkTabs } from "#ui/navigation/link-tabs.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";

/** Around the pages on which people change their account. */
export default function AccountLayout() {
  return (
    <Container className="py-6 md:py-10">
      <div className="mx-auto max-w-170">
        <TextLink
          look="strong"
          to={href("/dashboard")}
          className="inline-flex items-center gap-1 py-1 text-sm"
        >
          <Icon name="chevron-left" className="size-4" />
          Back to Dashboard
        </TextLink>
        <div className="mt-4 mb-8">
          <LinkTabs
            label="Account settings"
            tabs={[
              { to: href("/account/edit"), label: "Profile" },
              { to: href("/account/security"), label: "Security" },
              { to: href("/account/data"), label: "Your data" },
            ]}
          />
        </div>
        <Outlet />
      </div>
    </Container>
  );
}
