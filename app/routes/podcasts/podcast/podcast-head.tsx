import { href } from "react-router";
import { ListenButton } from "#features/podcasts/player/listen-button.tsx";
import { formatPlayTime, isoPlayTime } from "#features/podcasts/reading/play-time.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Breadcrumb } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import type { PodcastData } from "./podcast-data.ts";

/** The cover, the title, and the way to listen. */
export function PodcastHead({ page }: { page: PodcastData }) {
  const { episode, title, day, kind, url, summary, disclosure, from } = page;
  return (
    <>
      <Breadcrumb
        steps={[
          { label: "Home", to: href("/") },
          { label: "Podcasts", to: href("/podcasts") },
          { label: title },
        ]}
      />
      <header className="podcast-head">
        <div className="podcast-cover">
          <img src={episode.cover} alt="" width={640} height={640} fetchPriority="high" />
          <Bib day={day} type={kind} size="large" silent />
        </div>
        <div className="podcast-head-words">
          <h1 className="text-2xl sm:text-3xl lg:text-4xl">{title}</h1>
          <p className="tabular mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            <time dateTime={day}>{formatDay(day)}</time>
            {episode.seconds !== null && (
              <time dateTime={isoPlayTime(episode.seconds)}>
                <span className="sr-only">Length: </span>
                {formatPlayTime(episode.seconds)}
              </time>
            )}
          </p>
          {summary && <p className="mt-4 max-w-text text-lg">{summary}</p>}
          <div id="listen" className="mt-6">
            <div className="needs-script">
              <ListenButton episode={episode} from={from} />
            </div>
            <noscript>
              <audio
                controls
                preload="metadata"
                className="w-full max-w-text"
                src={from === null ? episode.audioUrl : `${episode.audioUrl}#t=${from}`}
              >
                <track
                  kind="captions"
                  src={href("/podcasts/:id/:file", { id: episode.id, file: "transcript.vtt" })}
                  srcLang="en"
                />
              </audio>
            </noscript>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <ShareMenu name={title} url={url} />
            <a href={episode.audioUrl} download className="link-strong py-1.5">
              Download the MP3
            </a>
          </div>
          <p className="podcast-disclosure">{disclosure}</p>
        </div>
      </header>
    </>
  );
}
