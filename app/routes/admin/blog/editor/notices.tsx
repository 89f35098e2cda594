import type { FormEvent } from "react";
import { Form, href, useFetcher, useHref, useNavigation } from "react-router";
import type { OtherEditor } from "#features/blog/editing/work.ts";
import type { ChangedFact } from "#features/blog/facts/changed-facts.ts";
import { factLabels } from "#features/blog/facts/messages.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";

/** Work that is not saved, as it is offered. */
export type OfferedWork = {
  draftId: string;
  /** The post that it belongs to; `null` for a new one. */
  postId: string | null;
  title: string;
  /** `10:42`, or with the day where that is not today. */
  when: string;
  /** The post was saved since. */
  isOlder: boolean;
  /** Leads to the editor with the work in it. */
  restore: string;
};

/** Offers work that was not saved when the page was left. */
export function WorkNotice({ work, to }: { work: OfferedWork; to: string }) {
  const asking = useFetcher();
  // With scripts, one stays on the page and with what is typed there.
  const stay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    body.delete("to");
    asking.submit(body, { method: "post", action: href("/admin/blog/work") });
  };
  return (
    <Notice>
      <p>
        <b className="font-semibold">Unsaved work from {work.when}</b>
        {work.title && <span className="wrap-anywhere">: {work.title}</span>}
      </p>
      <p className="text-sm text-muted">
        {work.isOlder && "The post was saved since. Restoring compares both when you save. "}
        {work.postId !== null && "What you type now is kept once you have decided."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={work.restore} size="small" reloadDocument>
          Restore
        </ButtonLink>
        <Form method="post" action={href("/admin/blog/work")} onSubmit={stay}>
          <input type="hidden" name="throw_away" value="yes" />
          <input type="hidden" name="draft_id" value={work.draftId} />
          <input type="hidden" name="post_id" value={work.postId ?? ""} />
          <input type="hidden" name="to" value={to} />
          <Button type="submit" look="plain" size="small" busy={asking.state !== "idle"}>
            Discard
          </Button>
        </Form>
      </div>
    </Notice>
  );
}

/** Says which other tabs and people have the post open. */
export function OthersNotice({ others }: { others: readonly OtherEditor[] }) {
  const names = [...new Set(others.filter(({ isSelf }) => !isSelf).map(({ name }) => name))];
  const isElsewhere = others.some(({ isSelf }) => isSelf);
  if (others.length === 0) return null;
  return (
    <Notice icon="people">
      {names.length > 0 && (
        <p>
          {inWords(names)} {names.length === 1 ? "has" : "have"} this post open too.
        </p>
      )}
      {isElsewhere && <p>You have this post open in another tab.</p>}
      <p className="text-sm text-muted">
        The second to save is shown what was changed meanwhile, and overwrites nothing unasked.
      </p>
    </Notice>
  );
}

/** `Ana and Luis` */
function inWords(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** What has changed in the races of a post since an administrator last compared them. */
export function FactsNotice({
  action,
  facts,
}: {
  action: string;
  facts: { changes: ChangedFact[]; seen: string };
}) {
  const checked = withQuery(action, { facts: "checked" });
  const isBusy = useNavigation().formAction === useHref(checked);
  return (
    <Notice icon="alert">
      <p className="font-semibold">Races of this post have changed</p>
      <ul className="mt-2 grid gap-1.5">
        {facts.changes.map(({ raceId, raceName, field, before, now, isInText }) => (
          <li key={`${raceId} ${field}`} className="wrap-anywhere">
            <b className="font-semibold">{raceName}</b>: {factLabels[field].toLowerCase()} was{" "}
            {before}, is now {now}
            {isInText && `; the post still says ${before}?`}
          </li>
        ))}
      </ul>
      <Form method="post" action={checked} className="mt-3">
        <input type="hidden" name="seen" value={facts.seen} />
        <Button type="submit" size="small" look="quiet" busy={isBusy}>
          I have checked this
        </Button>
      </Form>
    </Notice>
  );
}
