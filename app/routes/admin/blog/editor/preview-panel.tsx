import { pictureSources } from "#features/blog/images/addresses.ts";
import { Button } from "#ui/button.tsx";
import { Article } from "#ui/markdown/article.tsx";
import type { ArticleTree } from "#ui/markdown/article-tree.ts";
import { Notice } from "#ui/message/notice.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { useDeeds } from "./doing.ts";

/** What the preview shows. */
export type Previewed = { title: string; image: string; alt: string; tree: ArticleTree | null };

/** A post as readers will see it. */
export function PreviewPanel({
  shown,
  today,
  deeds,
}: {
  shown: Previewed;
  today: Day;
  deeds: ReturnType<typeof useDeeds>;
}) {
  const { title, image, alt, tree } = shown;
  const isBusy = deeds.busy === "preview";
  const picture = image ? pictureSources(image) : null;
  return (
    <div className="grid gap-6" aria-busy={isBusy || undefined}>
      <Button {...deeds.button("preview")} look="quiet" size="small" className="w-fit">
        {isBusy ? "Reading…" : "Refresh preview"}
      </Button>
      {deeds.problem && <Notice kind="problem">{deeds.problem}</Notice>}
      <div>
        <p className="font-display text-3xl font-bold wrap-anywhere">
          {title || <span className="text-muted">Untitled post</span>}
        </p>
        <p className="mt-2 text-muted">
          <time dateTime={today}>{formatDay(today)}</time> · 5 min read
        </p>
      </div>
      {picture && (
        <img
          {...picture}
          sizes="(width >= 64rem) 48rem, 100vw"
          alt={alt}
          className="h-auto w-full rounded-card border border-line"
        />
      )}
      {tree && tree.nodes.length > 0 ? (
        <Article nodes={tree.nodes} />
      ) : (
        <p className="text-muted">What you write is shown here.</p>
      )}
    </div>
  );
}
