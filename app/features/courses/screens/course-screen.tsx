import type { RefObject } from "react";
import { Form, href, useHref, useNavigation } from "react-router";
import { distanceTab, editPath } from "#features/races/editing/screens/edit-tab.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DangerGroup } from "#ui/editing/field-group.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { Choice } from "#ui/form/choice.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { courseLimits } from "../reading/course-file.ts";
import styles from "../showing/course.css?url";
import { CourseView } from "../showing/course-view.tsx";
import { isOtherLength } from "../showing/course-words.ts";
import type { MeasuredCourse, ShownCourse } from "../showing/shown-courses.server.ts";
import { CourseFileField } from "./course-file-field.tsx";

/** What the server answers to a file, or to what was decided about it. */
export type CourseFormAnswer = {
  problem: Sentence | null;
  /** A file that was measured and is not saved yet. */
  preview: { upload: string; fileName: string; course: MeasuredCourse } | null;
};

/** A distance with its course, and the file that it was measured from. */
type EditedCourse = {
  raceId: string;
  raceName: string;
  kind: string;
  distanceId: string;
  distance: string;
  /** The length that the words of the distance name, in metres. */
  meters: number | null;
  unit: LengthUnit;
  course: ShownCourse | null;
  file: { name: string; isDownloadable: boolean } | null;
};

/** The course of a distance: the existing one, a new file with its preview, and the removal. */
export function CourseScreen({
  shown,
  answer,
}: {
  shown: EditedCourse;
  answer: CourseFormAnswer | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const sentTo = useNavigation().formAction;
  const { raceId, distanceId, distance, unit, course, file, kind } = shown;
  const preview = answer?.preview ?? null;
  const own = at.course(raceId, distanceId);
  const save = at.course(raceId, distanceId, "save");
  const download = at.course(raceId, distanceId, "download");
  const removal = at.course(raceId, distanceId, "remove");
  const targets = {
    own: useHref(own),
    save: useHref(save),
    download: useHref(download),
    removal: useHref(removal),
  };
  const heading = useFocusOnChange<HTMLHeadingElement>(preview?.upload ?? file?.name);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <BackLink to={editPath(at, raceId, distanceTab(distanceId))}>
        {say({ en: "Back to the distance", es: "Volver a la distancia" })}
      </BackLink>
      <ToolHeading
        lead={shown.raceName}
        actions={
          <ButtonLink look="quiet" to={href("/races/:id", { id: raceId })}>
            {say({ en: "See its page", es: "Ver su página" })}
          </ButtonLink>
        }
      >
        {say({ en: `Course of ${distance}`, es: `Recorrido de ${distance}` })}
      </ToolHeading>
      <div className={`grid max-w-225 grid-cols-[minmax(0,1fr)] gap-8 type-${kind}`}>
        {preview ? (
          <Preview
            preview={preview}
            shown={shown}
            heading={heading}
            ways={{ save, own }}
            isBusy={sentTo === targets.save}
          />
        ) : (
          <>
            {course && file && (
              <section className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-labelledby="now">
                <h2 id="now" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
                  {file.name}
                </h2>
                <LengthNotice course={course} shown={shown} />
                <CourseView course={course} unit={unit} />
                <DownloadForm
                  action={download}
                  isOffered={file.isDownloadable}
                  isBusy={sentTo === targets.download}
                />
              </section>
            )}
            <UploadForm
              action={own}
              isFirst={!file}
              isBusy={sentTo === targets.own}
              answer={answer}
            />
            {file && (
              <DangerGroup>
                <RemovalForm
                  action={removal}
                  name={file.name}
                  distance={distance}
                  isBusy={sentTo === targets.removal}
                />
              </DangerGroup>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** What the page would show of an uploaded file, and the form that saves it. */
function Preview({
  preview: { fileName, upload, course },
  shown,
  heading,
  ways,
  isBusy,
}: {
  preview: NonNullable<CourseFormAnswer["preview"]>;
  shown: EditedCourse;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Where it is saved, and the screen without it. */
  ways: { save: string; own: string };
  isBusy: boolean;
}) {
  const say = useSay();
  const { file, unit } = shown;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-labelledby="preview">
      <div className="grid gap-1">
        <h2 id="preview" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
          {say({ en: `Preview of ${fileName}`, es: `Vista previa de ${fileName}` })}
        </h2>
        <p className="text-muted">
          {say({
            en: "Nothing is saved yet. This is what the page would show.",
            es: "Todavía no se guardó nada. Esto es lo que mostraría la página.",
          })}
        </p>
      </div>
      <LengthNotice course={course} shown={shown} />
      <CourseView course={course} unit={unit} />
      <Form method="post" action={ways.save} className="grid gap-4">
        <input type="hidden" name="upload" value={upload} />
        <input type="hidden" name="file_name" value={fileName} />
        <DownloadChoice isOffered={file?.isDownloadable ?? false} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {file
              ? say({ en: "Replace Course", es: "Reemplazar recorrido" })
              : say({ en: "Save Course", es: "Guardar recorrido" })}
          </Button>
          <ButtonLink look="plain" to={ways.own}>
            {say({ en: "Discard", es: "Descartar" })}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}

/** Says of a course that it may belong to another distance. */
function LengthNotice({
  course,
  shown: { distance, meters, unit },
}: {
  course: ShownCourse;
  shown: { distance: string; meters: number | null; unit: LengthUnit };
}) {
  const say = useSay();
  if (course.kind !== "measured" || !isOtherLength(meters, course.length)) return null;
  return (
    <Notice icon="alert">
      {say({
        en: `The course is ${formatLength(course.length, unit)} long and the distance says ${distance}. Is it the file of another distance?`,
        es: `El recorrido mide ${formatLength(course.length, unit)} y la distancia dice ${distance}. ¿Es el archivo de otra distancia?`,
      })}
    </Notice>
  );
}

function DownloadForm({
  action,
  isOffered,
  isBusy,
}: {
  action: string;
  isOffered: boolean;
  isBusy: boolean;
}) {
  const say = useSay();
  return (
    <Form method="post" action={action} className="flex flex-wrap items-center gap-4">
      <DownloadChoice isOffered={isOffered} />
      <Button type="submit" look="quiet" size="small" busy={isBusy}>
        {say({ en: "Save", es: "Guardar" })}
      </Button>
    </Form>
  );
}

function DownloadChoice({ isOffered }: { isOffered: boolean }) {
  const say = useSay();
  return (
    <Choice name="download" value="yes" defaultChecked={isOffered}>
      {say({
        en: "Offer the file to everybody for download",
        es: "Ofrecer el archivo a todos para descargarlo",
      })}
    </Choice>
  );
}

function UploadForm({
  action,
  isFirst,
  isBusy,
  answer,
}: {
  action: string;
  isFirst: boolean;
  isBusy: boolean;
  answer: CourseFormAnswer | null;
}) {
  const say = useSay();
  const form = useFirstInvalid(answer?.problem && answer);
  const { megabytes, points } = courseLimits;
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className="grid gap-4"
    >
      <CourseFileField
        label={
          isFirst
            ? say({ en: "Course file", es: "Archivo del recorrido" })
            : say({ en: "Another file", es: "Otro archivo" })
        }
        hint={say({
          en: `GPX, TCX, KML or FIT with the course of this distance alone, up to ${megabytes} MB and ${formatCount(points)} points. Aid stations are read from its waypoints; a cut-off from words such as "Cut-off 14:30".`,
          es: `GPX, TCX, KML o FIT solo con el recorrido de esta distancia, de hasta ${megabytes} MB y ${formatCount(points)} puntos. Los puestos de hidratación se leen de sus puntos marcados; un corte, de palabras como "Cut-off 14:30".`,
        })}
        error={answer?.problem ?? undefined}
        answer={answer}
      />
      <div>
        <Button type="submit" look={isFirst ? "primary" : "quiet"} busy={isBusy}>
          {isBusy
            ? say({ en: "Measuring…", es: "Midiendo…" })
            : say({ en: "Measure and Preview", es: "Medir y ver la vista previa" })}
        </Button>
      </div>
    </Form>
  );
}

function RemovalForm({
  action,
  name,
  distance,
  isBusy,
}: {
  action: string;
  name: string;
  distance: string;
  isBusy: boolean;
}) {
  const say = useSay();
  return (
    <details>
      <summary className="disclosure text-danger">
        {say({ en: "Remove the course", es: "Eliminar el recorrido" })}
      </summary>
      <Form method="post" action={action} className="mt-3 grid gap-3">
        <p>
          {say({
            en: `The file ${name} is deleted, and the page of the race shows no course of ${distance} any more.`,
            es: `Se elimina el archivo ${name}, y la página de la carrera ya no muestra un recorrido de ${distance}.`,
          })}
        </p>
        <div>
          <Button type="submit" look="danger" busy={isBusy}>
            {say({ en: "Remove Course", es: "Eliminar recorrido" })}
          </Button>
        </div>
      </Form>
    </details>
  );
}
