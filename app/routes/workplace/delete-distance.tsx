import { Form, useNavigation } from "react-router";
import type { EditedDistance } from "#features/races/editing/details.ts";
import { distanceTab, editPath } from "#features/races/editing/screens/edit-tab.ts";
import {
  findOwnDistance,
  submitDeletion,
} from "#features/races/editing/screens/submission.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { lossesWords } from "#features/registrations/distance-losses.ts";
import { distanceLosses } from "#features/registrations/queries.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import type { Sentence, Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/delete-distance.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const own = await findOwnDistance(args, editor, args.params);
  const losses = await distanceLosses(services(args.context), own.distance.id);
  return { ...own, losses: lossesWords(losses) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitDeletion(args, editor, { at, ...args.params });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Delete Distance", es: "Eliminar distancia" }, pageLanguages(matches).lang);

export default function DeleteDistance({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteDistanceScreen {...loaderData} problem={actionData?.problem ?? null} />;
}

/** Asks for confirmation before a distance is deleted. */
function DeleteDistanceScreen({
  raceId,
  raceName,
  distance,
  losses,
  problem,
}: {
  raceId: string;
  raceName: string;
  distance: EditedDistance;
  /** What else goes with it. */
  losses: readonly Words[];
  problem: Sentence | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const isBusy = useNavigation().formMethod === "POST";
  const { details, taken } = distance;
  return (
    <>
      <ToolHeading lead={raceName}>
        {say({ en: `Delete ${details.distance}?`, es: `¿Eliminar ${details.distance}?` })}
      </ToolHeading>
      <div className="grid max-w-160 gap-6">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <p>
          {say({
            en: `${details.title} goes for good, with its pictures.`,
            es: `${details.title} se elimina para siempre, con sus imágenes.`,
          })}
          {taken > 0 && ` ${say(staying(taken))}`}
        </p>
        {losses.map((sentence) => (
          <p key={sentence.en}>{say(sentence)}</p>
        ))}
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={isBusy}>
            {say({ en: "Delete Distance", es: "Eliminar distancia" })}
          </Button>
          <ButtonLink look="plain" to={editPath(at, raceId, distanceTab(distance.id))}>
            {say({ en: "Keep it", es: "Conservarla" })}
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}

/** Whom the distance leaves behind. */
function staying(taken: number): Words {
  const count = formatCount(taken);
  return taken === 1
    ? {
        en: `${count} runner stays registered for the race, without a distance.`,
        es: `${count} corredor sigue inscrito en la carrera, sin distancia.`,
      }
    : {
        en: `${count} runners stay registered for the race, without a distance.`,
        es: `${count} corredores siguen inscritos en la carrera, sin distancia.`,
      };
}
