import type { Profile } from "#features/accounts/profile/profile.ts";
import { Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";

export function AccountInformation({ profile }: { profile: Profile }) {
  const facts = [
    ["Name", [profile.firstName, profile.lastName].filter(Boolean).join(" ")],
    ["Email", profile.email],
    ["Phone", profile.phone],
    ["Address", profile.address],
    ["Member since", formatDay(toDay(profile.memberSince))],
  ] as const;
  return (
    <Section title="Account Information" className="">
      <dl className="card grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2 sm:p-6">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd dir="auto" className={value ? "font-semibold" : "text-muted"}>
              {value || "Not given"}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
