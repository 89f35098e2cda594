import { href } from "react-router";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** Where to go from here. */
export function QuickLinks() {
  const links = [
    { to: href("/"), label: "Home" },
    { to: href("/races"), label: "Races" },
    { to: href("/membership"), label: "Membership" },
    { to: href("/chat/:threadId?"), label: "AI Assistant" },
    { to: href("/tools/pace"), label: "Pace calculator" },
    { to: href("/offers"), label: "Partner offers" },
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
