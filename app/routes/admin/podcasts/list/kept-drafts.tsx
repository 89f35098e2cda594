import { href } from "react-router";
import type { EpisodeDraft, StudioStep } from "#features/podcasts/studio/studio.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatFullMoment } from "#values/day.ts";
import { studioAddress } from "../addresses.ts";
import { DeleteLink } from "../delete-link.tsx";

const reached: Record<StudioStep, string> = {
  topic: "Topic",
  script: "Script",
  audio: "Audio",
};

/** What an administrator has begun and not saved; nobody else sees it. */
export function KeptDrafts({ drafts }: { drafts: readonly EpisodeDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="card mb-6 p-4 sm:p-5">
      <h2 id="drafts" className="text-lg">
        Continue where you left off
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {drafts.map(({ id, title, step, updatedAt }) => (
          <li key={id} className="flex items-center justify-between gap-x-4 py-2">
            <div className="min-w-0 wrap-anywhere">
              <TextLink to={studioAddress("create", { draft: id })}>{title}</TextLink>
              <p className="text-sm text-muted">
                {reached[step]} ·{" "}
                <time dateTime={updatedAt.toISOString()} className="tabular">
                  {formatFullMoment(updatedAt)}
                </time>
              </p>
            </div>
            {/* Its word ends where the card's content ends. */}
            <div className="-mr-4 flex-none">
              <DeleteLink id={id} title={title} isDraft here={href("/admin/podcasts")} size="small">
                Throw away<span className="sr-only"> {title}</span>
              </DeleteLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
