import { href } from "react-router";
import { showRate } from "#features/experts/card/rate.ts";
import { cardServices, type ListedExpert } from "#features/experts/editing/listing.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ExpertActions } from "./expert-actions.tsx";
import { ExpertBadges } from "./expert-badges.tsx";
import { ServiceChips } from "./service-chips.tsx";

/** An expert as a card of the back office. */
export function OfficeExpert({ expert, here }: { expert: ListedExpert; here: string }) {
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <div className="flex gap-4">
        <img
          src={expert.imageUrl}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className={`size-16 shrink-0 rounded-control object-cover ${expert.isActive ? "" : "opacity-50"}`}
        />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-lg">
            <TextLink look="strong" to={href("/admin/experts/edit/:id", { id: expert.id })}>
              {expert.name}
            </TextLink>
          </h2>
          <p>{expert.role}</p>
          <p className="text-sm text-muted">{expert.location}</p>
        </div>
      </div>
      <ExpertBadges expert={expert} />
      <ServiceChips services={expert.specialties} most={cardServices} />
      <p className="mt-auto font-semibold wrap-anywhere">{showRate(expert)}</p>
      <ExpertActions expert={expert} here={here} />
    </article>
  );
}
