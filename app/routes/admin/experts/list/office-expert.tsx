import { href } from "react-router";
import { showRate } from "#features/experts/card/rate.ts";
import { cardServices, type ListedExpert } from "#features/experts/editing/listing.ts";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import { ExpertBadges } from "./expert-badges.tsx";
import { ExpertMenu } from "./expert-menu.tsx";

/** An expert as a card of the back office. */
export function OfficeExpert({ expert, here }: { expert: ListedExpert; here: string }) {
  return (
    <article className="office-card">
      <img
        src={expert.imageUrl}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className={`size-12 rounded-control object-cover ${expert.isActive ? "" : "opacity-50"}`}
      />
      <div className="min-w-0">
        <h2 className="text-base">
          <RecordLink to={href("/admin/experts/edit/:id", { id: expert.id })}>
            {expert.name}
          </RecordLink>
        </h2>
        <RecordLine isQuiet>{`${expert.role} · ${expert.location}`}</RecordLine>
      </div>
      <ExpertMenu expert={expert} here={here} />
      <div className="col-span-3 grid gap-2 pr-2">
        <ServiceChips services={expert.specialties} most={cardServices} />
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{showRate(expert)}</span>
          {(!expert.isActive || expert.isLinked) && (
            <span className="text-end">
              <ExpertBadges expert={expert} />
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

/** The first services of an expert, and how many more there are. */
function ServiceChips({ services, most }: { services: readonly string[]; most: number }) {
  if (services.length === 0) return <p className="text-sm text-muted">No services yet</p>;
  return (
    <ul aria-label="Services" className="flex flex-wrap items-center gap-1.5">
      {services.slice(0, most).map((service) => (
        <li key={service} className="chip max-w-full whitespace-normal wrap-anywhere">
          {service}
        </li>
      ))}
      {services.length > most && (
        <li className="text-sm text-muted">+{services.length - most} more</li>
      )}
    </ul>
  );
}
