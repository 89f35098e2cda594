import { href } from "react-router";
import type { Profile } from "#features/accounts/profile/profile.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** What is known of the viewer in short; it is changed in the settings. */
export function AccountInformation({ profile }: { profile: Profile }) {
  const facts = [
    ["Name", [profile.firstName, profile.lastName].filter(Boolean).join(" ")],
    ["Email", profile.email],
    ["Phone", profile.phone],
    ["Address", profile.address],
    ["Member since", formatDay(toDay(profile.memberSince))],
  ] as const;
  return (
    <Section
      title="Account Information"
      className="pt-12"
      action={<TextLink to={href("/account/security")}>Account settings</TextLink>}
    >
      <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className={`wrap-anywhere ${value ? "font-semibold" : "text-muted"}`}>
              {value || "Not given"}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
