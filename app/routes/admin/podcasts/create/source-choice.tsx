import { Link } from "react-router";
import type { DraftSource } from "#features/podcasts/studio/studio.ts";
import { studioAddress } from "../addresses.ts";

const choices = [
  { source: "topic", label: "Just a topic", hint: "Advice and stories around one subject" },
  {
    source: "races",
    label: "A selection of races",
    hint: "A round-up from the facts of the directory",
  },
] as const;

/** What an episode is made from. Each choice has its own address. */
export function SourceChoice({ current, draft }: { current: DraftSource; draft: string | null }) {
  const addresses: Record<DraftSource, string> = {
    topic: studioAddress("create", { draft, step: "topic" }),
    races: studioAddress("select-races", { draft }),
  };
  return (
    <nav aria-label="What the episode is made from" className="studio-sources">
      {choices.map(({ source, label, hint }) => (
        <Link
          key={source}
          to={addresses[source]}
          preventScrollReset
          aria-current={source === current ? "true" : undefined}
        >
          <b>{label}</b>
          <span>{hint}</span>
        </Link>
      ))}
    </nav>
  );
}
