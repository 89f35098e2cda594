import { podcastsFailed } from "#features/podcasts/messages.ts";
import type { PodcastSummary } from "#features/podcasts/podcast.ts";
import { podcastsAddress } from "#features/podcasts/series.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Page } from "#values/form/paging.ts";
import { ListHeading } from "./list-heading.tsx";
import { PodcastCard } from "./podcast-card.tsx";

/** Cards that are visible without scrolling on a usual screen. */
const eagerCards = 3;

/** The published episodes, or why there are none. */
export function PodcastList({
  found,
  asked,
}: {
  /** `null` if they could not be loaded. */
  found: Page<PodcastSummary> | null;
  /** The page that the address names. */
  asked: number;
}) {
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <ListHeading />
      <div className="mt-10">
        {found === null ? (
          <EmptyState
            title={podcastsFailed}
            icon="alert"
            action={
              <ButtonLink to={podcastsAddress(asked)} reloadDocument>
                Try Again
              </ButtonLink>
            }
          />
        ) : (
          <Episodes found={found} />
        )}
      </div>
    </Container>
  );
}

function Episodes({ found: { rows, page, pages } }: { found: Page<PodcastSummary> }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="No Podcasts Available" icon="clock">
        <p>There are no episodes yet. Come back soon.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="podcast-list">
        {rows.map((podcast, place) => (
          <li key={podcast.id}>
            <PodcastCard podcast={podcast} eager={place < eagerCards} />
          </li>
        ))}
      </ol>
      <div className="mt-10">
        <Pagination page={page} pages={pages} addressOf={podcastsAddress} />
      </div>
    </>
  );
}
