import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type KeptOffer,
  type OfferState,
  offerName,
  offerState,
} from "#features/membership/partner-offers/offer.ts";
import { keptOffers } from "#features/membership/partner-offers/offers.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { type Day, toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { readWords } from "#values/text/clean.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { tierWords, validWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, now } = services(args.context);
  const { searchParams } = args.url;
  const words = readWords(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  return { words, offers: await keptOffers({ db }, words, page), today: toDay(now()) };
}

export const meta: Route.MetaFunction = () => officeMeta("Partner Offers", "en");

/** The partners' offers, in the order in which members see them. */
export default function Offers({ loaderData: { words, offers, today } }: Route.ComponentProps) {
  const addressOf = (page: number) =>
    withQuery(href("/admin/offers"), { q: words, page: page > 1 && page });
  const add = <ButtonLink to={href("/admin/offers/new")}>Add Offer</ButtonLink>;
  return (
    <>
      <ToolHeading
        lead={
          <>
            {formatTotal(offers, ["offer", "offers"], "en")}, in the order in which{" "}
            <TextLink to={href("/offers")}>members see them</TextLink>
          </>
        }
        actions={add}
      >
        Partner Offers
      </ToolHeading>
      <ListTools label="Search offers" words={words} />
      <div className="mt-4 grid gap-4">
        {offers.rows.length > 0 ? (
          <Records
            caption="Partner offers"
            columns={columnsFor({ today, isSearched: words !== "", to: addressOf(offers.page) })}
            rows={offers.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <EmptyState
            title={words ? "No offer has these words" : "There are no offers yet"}
            action={!words && add}
          >
            {!words && "Members see an empty page until you add what a partner has agreed to."}
          </EmptyState>
        )}
        <Pagination page={offers.page} pages={offers.pages} addressOf={addressOf} />
      </div>
    </>
  );
}

function columnsFor(list: { today: Day; isSearched: boolean; to: string }) {
  return [
    {
      title: "Offer",
      room: 52,
      cell: ({ id, partner, title, benefit, voucher }: KeptOffer) => (
        <>
          <RecordLink to={href("/admin/offers/:id", { id })}>{title}</RecordLink>
          <RecordLine isQuiet>
            {[partner, benefit, voucher ?? "by link"].filter(Boolean).join(" · ")}
          </RecordLine>
        </>
      ),
    },
    {
      title: "For",
      room: "whole" as const,
      cell: ({ fromTier }: KeptOffer) => tierWords[fromTier],
    },
    {
      title: "Valid",
      room: 22,
      isPlain: true,
      cell: (offer: KeptOffer) => <RecordLine>{validWords(offer)}</RecordLine>,
    },
    {
      title: "State",
      room: "whole" as const,
      isPlain: true,
      cell: (offer: KeptOffer) => <OfferStateBadge offer={offer} today={list.today} />,
    },
    menuColumn((offer: KeptOffer) => (
      <OfferMenu offer={offer} mayMove={!list.isSearched} to={list.to} />
    )),
  ];
}

const stateWords: Record<OfferState, string> = {
  shown: "Shown",
  hidden: "Hidden",
  planned: "Not yet",
  expired: "Expired",
};

const stateColors: Record<OfferState, string> = {
  shown: "border-pine text-pine",
  hidden: "border-edge text-muted",
  planned: "border-sky text-sky",
  expired: "border-danger text-danger",
};

/** Whether members see an offer today. */
function OfferStateBadge({ offer, today }: { offer: KeptOffer; today: Day }) {
  const state = offerState(offer, today);
  return <span className={`chip font-medium ${stateColors[state]}`}>{stateWords[state]}</span>;
}

/** The actions for one offer of the list. */
function OfferMenu({
  offer,
  mayMove,
  to,
}: {
  offer: KeptOffer;
  /** Search results have no order to move in. */
  mayMove: boolean;
  /** The page of the list to return to. */
  to: string;
}) {
  const { id, isActive } = offer;
  const about = offerName(offer);
  const move = href("/admin/offers/:id/:change", { id, change: "move" });
  return (
    <RowMenu name={about}>
      <RowLink to={href("/admin/offers/:id", { id })} about={about}>
        Edit
      </RowLink>
      <RowAction
        action={href("/admin/offers/:id/:change", { id, change: isActive ? "hide" : "show" })}
        values={{ to }}
        about={about}
      >
        {isActive ? "Hide" : "Show"}
      </RowAction>
      {mayMove && (
        <>
          <RowAction action={move} values={{ to, way: "up" }} about={about}>
            Up
          </RowAction>
          <RowAction action={move} values={{ to, way: "down" }} about={about}>
            Down
          </RowAction>
        </>
      )}
      <RowLink to={href("/admin/offers/:id/delete", { id })} about={about} isDanger>
        Delete
      </RowLink>
    </RowMenu>
  );
}
