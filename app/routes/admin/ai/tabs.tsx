import { href, NavLink, Outlet } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import type { Route } from "./+types/tabs.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

const tabs = [
  { to: href("/admin/ai"), label: "Assistants" },
  { to: href("/admin/ai/usage"), label: "Usage" },
  { to: href("/admin/ai/feedback"), label: "Feedback" },
];

/** Around the assistants, what they cost and what runners say of their answers. */
export default function AiTabs() {
  return (
    <>
      <ToolHeading actions={<ButtonLink to={href("/admin/ai/new")}>Add Assistant</ButtonLink>}>
        AI Management
      </ToolHeading>
      <nav aria-label="AI management" className="tabs figure-tabs race-tabs">
        {tabs.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
