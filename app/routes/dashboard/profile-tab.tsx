import { href } from "react-router";
import type { ActivityPage } from "#features/accounts/activity/activity.ts";
import type { Profile } from "#features/accounts/profile/profile.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import { AccountInformation } from "./account-information.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { type Usage, UsageSection } from "./usage.tsx";

type Props = {
  profile: Profile | null;
  activity: ActivityPage | null;
  /** For a viewer without the tab of billing, which shows it otherwise. */
  usage: Usage | null;
  problem: string | null;
  today: Day;
};

export function ProfileTab({ profile, activity, usage, problem, today }: Props) {
  if (!profile || !activity) {
    return (
      <div className="grid gap-4">
        <Notice kind="problem">{problem}</Notice>
        <p>
          <TextLink to={href("/dashboard")} reloadDocument>
            Try again
          </TextLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <AccountInformation profile={profile} />
      {usage && <UsageSection usage={usage} />}
      <RecentActivity activity={activity} today={today} />
    </>
  );
}
