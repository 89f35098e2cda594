import { href } from "react-router";
import { showRate } from "#features/experts/card/rate.ts";
import { cardServices, type ListedExpert } from "#features/experts/editing/listing.ts";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { menuColumn } from "#ui/list/row-menu.tsx";
import { ExpertBadges } from "./expert-badges.tsx";
import { ExpertMenu } from "./expert-menu.tsx";

/** The columns of the table; the last one leads back to the address `here`. */
export function expertColumnsFor(here: string): RecordColumn<ListedExpert>[] {
  return [
    {
      title: "Expert",
      isHead: true,
      room: 40,
      cell: ({ id, name, role, imageUrl, isActive }) => (
        <span className="record-lead">
          <img
            src={imageUrl}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className={`size-9 rounded-control object-cover ${isActive ? "" : "opacity-50"}`}
          />
          <span>
            <RecordLink to={href("/admin/experts/edit/:id", { id })}>{name}</RecordLink>
            <RecordLine isQuiet>{role}</RecordLine>
          </span>
        </span>
      ),
    },
    {
      title: "Services and place",
      room: 60,
      isPlain: true,
      cell: ({ specialties, location }) => (
        <>
          <RecordLine>{serviceWords(specialties)}</RecordLine>
          <RecordLine isQuiet>{location}</RecordLine>
        </>
      ),
    },
    { title: "Rate", room: "whole", isPlain: true, cell: (expert) => showRate(expert) },
    {
      title: "Status",
      room: "whole",
      isPlain: true,
      cell: (expert) => <ExpertBadges expert={expert} />,
    },
    menuColumn((expert) => <ExpertMenu expert={expert} here={here} />),
  ];
}

/** `Trail Running, Race Strategy, Mental Coaching +2 more` */
function serviceWords(services: readonly string[]): string {
  if (services.length === 0) return "none yet";
  const more = services.length - cardServices;
  const named = services.slice(0, cardServices).join(", ");
  return more > 0 ? `${named} +${more} more` : named;
}
