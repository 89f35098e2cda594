import { href } from "react-router";
import { showRate } from "#features/experts/card/rate.ts";
import { cardServices, type ListedExpert } from "#features/experts/editing/listing.ts";
import type { RecordColumn } from "#ui/list/records.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ExpertActions } from "./expert-actions.tsx";
import { ExpertBadges } from "./expert-badges.tsx";

/** The columns of the table; the last one leads back to the address `here`. */
export function expertColumnsFor(here: string): RecordColumn<ListedExpert>[] {
  return [
    {
      title: "Expert",
      isHead: true,
      cell: (expert) => (
        <span className="flex items-start gap-3">
          <img
            src={expert.imageUrl}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            className={`size-10 shrink-0 rounded-control object-cover ${expert.isActive ? "" : "opacity-50"}`}
          />
          <span className="min-w-32">
            <TextLink look="strong" to={href("/admin/experts/edit/:id", { id: expert.id })}>
              {expert.name}
            </TextLink>
            <span className="block font-normal text-muted">{expert.role}</span>
          </span>
        </span>
      ),
    },
    {
      title: "Location",
      cell: ({ location }) => <span className="break-words">{location}</span>,
    },
    {
      title: "Services",
      cell: ({ specialties }) => <span className="break-words">{serviceWords(specialties)}</span>,
    },
    {
      title: "Rate",
      cell: (expert) => <span className="break-words">{showRate(expert)}</span>,
    },
    {
      title: "Status",
      cell: (expert) =>
        expert.isActive && !expert.isLinked ? "Active" : <ExpertBadges expert={expert} />,
    },
    {
      title: "Actions",
      isPlain: true,
      hideTitle: true,
      cell: (expert) => <ExpertActions expert={expert} here={here} />,
    },
  ];
}

/** `Trail Running, Race Strategy, Mental Coaching +2 more` */
function serviceWords(services: readonly string[]): string {
  if (services.length === 0) return "none yet";
  const more = services.length - cardServices;
  const named = services.slice(0, cardServices).join(", ");
  return more > 0 ? `${named} +${more} more` : named;
}
