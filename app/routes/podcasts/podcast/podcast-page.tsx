import { href, Link } from "react-router";
import { Keeping } from "#features/favorites/keeping.tsx";
import { PlayFrom } from "#features/podcasts/player/play-from.tsx";
import { Transcript } from "#features/podcasts/player/transcript.tsx";
import { formatPlayTime } from "#features/podcasts/reading/play-time.ts";
import { RaceCard } from "#features/races/card/race-card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Carousel } from "#ui/list/carousel.tsx";
import { Container, Section } from "#ui/page/page.tsx";
import type { PodcastData } from "./podcast-data.ts";
import { PodcastHead } from "./podcast-head.tsx";

/** An episode: its sound, what is said in it, and the races that it talks about. */
export function PodcastPage({ page }: { page: PodcastData }) {
  const { episode, lines, races, kept } = page;
  return (
    <Container className="pt-6 pb-16">
      <PodcastHead page={page} />
      <div className="podcast-columns">
        <section id="transcript" aria-labelledby="transcript-title">
          <h2 id="transcript-title" className="mb-6 text-2xl">
            Transcript
          </h2>
          <Transcript episode={episode} lines={lines} />
        </section>
        {episode.chapters.length > 0 && <Chapters page={page} />}
      </div>
      {races.length > 0 && (
        <Section title="Races in this episode">
          <Keeping kept={kept}>
            {(isKept) => (
              <Carousel label="Races in this episode">
                {races.map((race) => (
                  <RaceCard key={race.id} race={race} isKept={isKept(race.id)} />
                ))}
              </Carousel>
            )}
          </Keeping>
        </Section>
      )}
      <Neighbors page={page} />
    </Container>
  );
}

function Chapters({ page: { episode } }: { page: PodcastData }) {
  return (
    <nav aria-labelledby="chapters-title" className="podcast-chapters">
      <h2 id="chapters-title">Chapters</h2>
      <ol>
        {episode.chapters.map(({ start, title, raceId }) => (
          <li key={start}>
            <PlayFrom episode={episode} start={start}>
              <span className="sr-only">Play from </span>
              <span className="podcast-chapter-time">{formatPlayTime(start)}</span>
              {title}
            </PlayFrom>
            {raceId && (
              <Link to={href("/races/:id", { id: raceId })} className="podcast-chapter-race">
                See the race
                <span className="sr-only">: {title}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbors({ page: { neighbors } }: { page: PodcastData }) {
  const { previous, next } = neighbors;
  if (!previous && !next) return null;
  return (
    <nav aria-label="Other episodes" className="podcast-neighbors">
      {previous && (
        <Link to={href("/podcasts/:id", { id: previous.id })} rel="prev">
          <span>
            <Icon name="chevron-left" className="size-4" /> Previous episode
          </span>
          <strong>{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link to={href("/podcasts/:id", { id: next.id })} rel="next" className="podcast-next">
          <span>
            Next episode <Icon name="chevron-right" className="size-4" />
          </span>
          <strong>{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}
