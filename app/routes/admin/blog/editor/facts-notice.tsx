import { Form, useNavigation } from "react-router";
import { factLabels } from "#features/blog/facts/messages.ts";
import type { ChangedFact } from "#features/blog/facts/remembered.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";

/** What has changed in the races of a post since an administrator last compared them. */
export function FactsNotice({
  action,
  facts,
}: {
  action: string;
  facts: { changes: ChangedFact[]; seen: string };
}) {
  const checked = withQuery(action, { facts: "checked" });
  const isBusy = useNavigation().formAction === checked;
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
