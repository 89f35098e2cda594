import { Form, useNavigation } from "react-router";
import type { EditedDistance } from "#features/races/editing/details.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { distanceTab, editPath } from "./edit-tab.ts";

/** Asks for confirmation before a distance is deleted. */
export function DeleteDistanceScreen({
  raceId,
  raceName,
  distance,
  problem,
}: {
  raceId: string;
  raceName: string;
  distance: EditedDistance;
  problem: Sentence | null;
}) {
  const at = useWorkplace();
  const isBusy = useNavigation().formMethod === "POST";
  const { details, taken } = distance;
  return (
    <>
      <ToolHeading lead={raceName}>Delete {details.distance}?</ToolHeading>
      <div className="grid max-w-160 gap-6">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <p>
          {details.title} goes for good, with its pictures.
          {taken > 0 &&
            ` ${formatCount(taken)} ${taken === 1 ? "runner stays" : "runners stay"} registered for the race, without a distance.`}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={isBusy}>
            Delete Distance
          </Button>
          <ButtonLink look="plain" to={editPath(at, raceId, distanceTab(distance.id))}>
            Keep it
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
