import type { ReactNode } from "react";
import { href } from "react-router";
import { Breadcrumb, PageHeading } from "#ui/page/page.tsx";

/** The heading of a page below the security settings, with the way back to them. */
export function SettingHeading({ children, lead }: { children: string; lead?: ReactNode }) {
  return (
    <div className="mb-6">
      <div className="mb-3">
        <Breadcrumb
          steps={[{ label: "Security", to: href("/account/security") }, { label: children }]}
        />
      </div>
      <PageHeading lead={lead}>{children}</PageHeading>
    </div>
  );
}
