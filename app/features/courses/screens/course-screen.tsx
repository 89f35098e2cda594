import { Form, useNavigation } from "react-router";
import { distanceTab, editPath } from "#features/races/editing/screens/edit-tab.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import type { LengthUnit } from "#values/length.ts";
import { courseLimits } from "../reading/limits.ts";
import styles from "../showing/course.css?url";
import { CourseView } from "../showing/course-view.tsx";
import type { MeasuredCourse, ShownCourse } from "../showing/shown-course.ts";

/** What the server answers to a file, or to what was decided about it. */
export type CourseFormAnswer = {
  problem: string | null;
  /** A file that was measured and is not saved yet. */
  preview: { upload: string; fileName: string; course: MeasuredCourse } | null;
};

/** The course of a distance: what is there, another file with its preview, and how to have none. */
export function CourseScreen({
  shown,
  answer,
}: {
  shown: {
    raceId: string;
    raceName: string;
    kind: string;
    distanceId: string;
    distance: string;
    unit: LengthUnit;
    course: ShownCourse | null;
    file: { name: string; isDownloadable: boolean } | null;
  };
  answer: CourseFormAnswer | null;
}) {
  const at = useWorkplace();
  const isBusy = useNavigation().formMethod === "POST";
  const { raceId, distanceId, distance, unit, course, file, kind } = shown;
  const preview = answer?.preview ?? null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ToolHeading
        lead={shown.raceName}
        actions={
          <ButtonLink look="quiet" to={editPath(at, raceId, distanceTab(distanceId))}>
            Back to the distance
          </ButtonLink>
        }
      >
        Course of {distance}
      </ToolHeading>
      <div className={`grid max-w-225 gap-8 type-${kind}`}>
        {answer?.problem && <Notice kind="problem">{answer.problem}</Notice>}
        {preview ? (
          <section className="grid gap-6" aria-labelledby="preview">
            <h2 id="preview" className="text-xl">
              Preview of {preview.fileName}
            </h2>
            <p className="text-muted">Nothing is saved yet. This is what the page would show.</p>
            <CourseView course={preview.course} unit={unit} />
            <Form method="post" className="grid gap-4">
              <input type="hidden" name="upload" value={preview.upload} />
              <input type="hidden" name="file_name" value={preview.fileName} />
              <DownloadChoice isOffered={file?.isDownloadable ?? false} />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" name="intent" value="save" busy={isBusy}>
                  {file ? "Replace Course" : "Save Course"}
                </Button>
                <ButtonLink look="plain" to={at.course(raceId, distanceId)}>
                  Discard
                </ButtonLink>
              </div>
            </Form>
          </section>
        ) : (
          <>
            {course && file && (
              <CourseNow course={course} file={file} unit={unit} isBusy={isBusy} />
            )}
            <UploadForm isFirst={!file} isBusy={isBusy} />
            {file && <RemovalForm name={file.name} distance={distance} isBusy={isBusy} />}
          </>
        )}
      </div>
    </>
  );
}

function CourseNow({
  course,
  file,
  unit,
  isBusy,
}: {
  course: ShownCourse;
  file: { name: string; isDownloadable: boolean };
  unit: LengthUnit;
  isBusy: boolean;
}) {
  return (
    <section className="grid gap-6" aria-labelledby="now">
      <h2 id="now" className="text-xl">
        {file.name}
      </h2>
      <CourseView course={course} unit={unit} />
      <Form method="post" className="flex flex-wrap items-center gap-4">
        <DownloadChoice isOffered={file.isDownloadable} />
        <Button
          type="submit"
          look="quiet"
          size="small"
          name="intent"
          value="download"
          busy={isBusy}
        >
          Save
        </Button>
      </Form>
    </section>
  );
}

function DownloadChoice({ isOffered }: { isOffered: boolean }) {
  return (
    <Choice name="download" value="yes" defaultChecked={isOffered}>
      Offer the file to everybody for download
    </Choice>
  );
}

function UploadForm({ isFirst, isBusy }: { isFirst: boolean; isBusy: boolean }) {
  const { megabytes, points } = courseLimits;
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4">
      <Field
        label={isFirst ? "Course file" : "Another file"}
        hint={`GPX, TCX, KML or FIT with the course of this distance alone, up to ${megabytes} MB and ${points.toLocaleString("en-US")} points. Aid stations are read from its waypoints; a cut-off from words such as "Cut-off 14:30".`}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept=".gpx,.tcx,.kml,.fit"
            className="input file-input"
          />
        )}
      </Field>
      <div>
        <Button type="submit" name="intent" value="upload" busy={isBusy}>
          {isBusy ? "Measuring…" : "Measure and Preview"}
        </Button>
      </div>
    </Form>
  );
}

function RemovalForm({
  name,
  distance,
  isBusy,
}: {
  name: string;
  distance: string;
  isBusy: boolean;
}) {
  return (
    <details>
      <summary className="w-fit cursor-pointer font-semibold text-danger">
        Remove the course
      </summary>
      <Form method="post" className="mt-3 grid gap-3">
        <p>
          The file {name} is deleted, and the page of the race shows no course of {distance} any
          more.
        </p>
        <div>
          <Button type="submit" look="danger" name="intent" value="remove" busy={isBusy}>
            Remove Course
          </Button>
        </div>
      </Form>
    </details>
  );
}
