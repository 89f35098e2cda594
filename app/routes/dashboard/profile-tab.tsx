import { href } from "react-router";
import type { ActivityPage } from "#features/accounts/activity/activity.ts";
import type { Profile } from "#features/accounts/profile/profile.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import { AccountInformation } from "./account-information.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { Season } from "./season.tsx";
import type { SeasonData } from "./season-data.server.ts";
import { type Usage, UsageSection } from "./usage.tsx";

type Props = {
  /** How the viewer is called. */
  name: string;
  season: SeasonData | null;
  profile: Profile | null;
  activity: ActivityPage | null;
  /** For a viewer without the tab of billing, which shows it otherwise. */
  usage: Usage | null;
  problem: string | null;
  today: Day;
};

/** The viewer's season, then what they did, what they may use and what is known of them. */
export function ProfileTab({ name, season, profile, activity, usage, problem, today }: Props) {
  if (!profile || !activity || !season) {
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
      <Season season={season} name={name} today={today} />
      <RecentActivity activity={activity} today={today} />
      {usage && <UsageSection usage={usage} />}
      <AccountInformation profile={profile} />
    </>
  );
}
