import { href, Link } from "react-router";
import { podcastCoverAddress } from "#features/podcasts/cover-address.ts";
import type { PodcastSummary } from "#features/podcasts/podcast.ts";
import { listedLength } from "#features/podcasts/series.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** An episode in the list. The whole card is a link to its page. */
export function PodcastCard({ podcast, eager }: { podcast: PodcastSummary; eager: boolean }) {
  const day = toDay(podcast.createdAt);
  return (
    <article className="podcast-card card">
      <div className="podcast-card-cover">
        <img
          src={podcastCoverAddress(podcast)}
          alt=""
          width={640}
          height={640}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
        />
        <Bib day={day} type={podcast.kind} silent />
      </div>
      <div className="podcast-card-body">
        <p className="podcast-card-line">
          <time dateTime={day}>{formatDay(day)}</time>
          <span>{listedLength}</span>
        </p>
        <h2 className="podcast-card-title">
          <Link
            to={href("/podcasts/:id", { id: podcast.id })}
            prefetch="intent"
            className="stretched"
          >
            {podcast.title}
          </Link>
        </h2>
        <p className="podcast-card-excerpt">{podcast.excerpt}</p>
        <p aria-hidden="true" className="podcast-card-listen">
          Listen or read
        </p>
      </div>
    </article>
  );
}
