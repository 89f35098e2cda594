import { href } from "react-router";
import type { ActivityPage } from "#features/accounts/activity/activity.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Section } from "#ui/page/page.tsx";
import type { Day } from "#values/day.ts";
import { ActivityItem } from "./activity-item.tsx";

/** The activities of the viewer, newest first: reviews, favorites and registrations. */
export function RecentActivity({ activity, today }: { activity: ActivityPage; today: Day }) {
  return (
    <Section title="Recent Activity" id="activity" className="pt-12">
      {activity.total === 0 ? (
        <EmptyState
          title="Nothing here yet"
          icon="clock"
          heading="h3"
          action={<ButtonLink to={href("/races")}>Find a race</ButtonLink>}
        >
          <p>Races that you keep, review or register for show up here.</p>
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line">
          {activity.items.map((item) => (
            <ActivityItem key={`${item.kind} ${item.id}`} item={item} today={today} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          label="Pages of activity"
          page={activity.page}
          pages={activity.pages}
          addressOf={(number) => `${href("/dashboard")}?page=${number}#activity`}
        />
      </div>
    </Section>
  );
}
