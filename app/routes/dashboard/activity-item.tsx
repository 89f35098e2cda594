import type { ReactNode } from "react";
import { href } from "react-router";
import type { Activity } from "#features/accounts/activity/activity.ts";
import { placeOf } from "#features/races/race.ts";
import { subjectPath } from "#features/reviews/review.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, formatDay, toDay } from "#values/day.ts";
import { RegistrationItem } from "./registration-item.tsx";

/** One activity of the viewer. */
export function ActivityItem({ item, today }: { item: Activity; today: Day }) {
  if (item.kind === "registration") return <RegistrationItem item={item} today={today} />;
  if (item.kind === "favorite") {
    const { race } = item;
    return (
      <Row icon="heart" at={item.at}>
        You kept <RaceLink id={race.id} name={race.name} />
        <span className="text-muted">
          {" "}
          · {formatDay(race.startDate)}, {placeOf(race)}
        </span>
      </Row>
    );
  }
  const { subject: kind, subjectId: id } = item;
  return (
    <Row icon="star" at={item.at}>
      You reviewed <TextLink to={subjectPath({ kind, id })}>{item.name}</TextLink>{" "}
      <Stars value={item.rating} />
    </Row>
  );
}

function RaceLink({ id, name }: { id: string; name: string }) {
  return <TextLink to={href("/races/:id", { id })}>{name}</TextLink>;
}

function Row({ icon, at, children }: { icon: IconName; at: Date; children: ReactNode }) {
  const day = toDay(at);
  return (
    <li className="flex gap-4 px-5 py-4">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <div className="min-w-0">
        <p>{children}</p>
        <p className="text-sm text-muted">
          <time dateTime={day}>{formatDay(day)}</time>
        </p>
      </div>
    </li>
  );
}
