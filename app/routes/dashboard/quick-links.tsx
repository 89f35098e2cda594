import { href } from "react-router";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import type { ListingState } from "#features/experts/applications/application.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The way of a person who helps other runners. */
const expertLinks: Record<ListingState, { to: string; label: string }> = {
  none: { to: href("/experts/apply"), label: "Become an expert" },
  pending: { to: href("/experts/apply"), label: "Your expert application" },
  listed: { to: href("/account/expert"), label: "Your expert page" },
};

/** Where to go from here, and out. */
export function QuickLinks({
  listing,
  organizes,
}: {
  listing: ListingState;
  /** Whether the viewer organizes a race. */
  organizes: boolean;
}) {
  const links = [
    { to: href("/"), label: "Home" },
    { to: href("/races"), label: "Races" },
    { to: href("/membership"), label: "Membership" },
    { to: href("/chat/:threadId?"), label: "AI Assistant" },
    { to: href("/training"), label: "Training" },
    { to: href("/tools/pace"), label: "Pace calculator" },
    { to: href("/tools/course"), label: "Course analysis" },
    { to: href("/offers"), label: "Partner offers" },
    expertLinks[listing],
    ...(organizes ? [{ to: href("/organize"), label: "Your races as organizer" }] : []),
    { to: href("/account/security"), label: "Account settings" },
  ];
  return (
    <nav aria-label="Quick links" className="dashboard-links">
      <h2 className="mb-2 text-base">Quick links</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-block py-1">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <SignOutButton />
      </div>
    </nav>
  );
}
