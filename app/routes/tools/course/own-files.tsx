import { Form, href, useNavigation } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { analysesLeft, notKept } from "#features/courses/own/messages.ts";
import type { OwnCourseLine } from "#features/courses/own/own-course.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { courseLimits } from "#features/courses/reading/limits.ts";
import { CourseFileField } from "#features/courses/screens/course-file-field.tsx";
import { entitlementsOf } from "#features/membership/plans/entitlements.ts";
import { limitSentence, usageName } from "#features/membership/usage/messages.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import type { CourseScreen } from "./screen.ts";

/** The members' way to a course of their own, and for others what it is. Courses outlive the membership. */
export function OwnFiles({
  screen: { access, own, unit },
  problem,
}: {
  screen: CourseScreen;
  problem: Sentence | null;
}) {
  const { meter } = access;
  const isMember = meter !== null && meter.limit !== 0;
  return (
    <div className="lab-desk">
      {isMember ? (
        <UploadForm problem={problem} />
      ) : (
        <Offer isSignedIn={access.isSignedIn} problem={problem} />
      )}
      {isMember || own.length > 0 ? (
        <div className="lab-side">
          {isMember && <Meter access={access} />}
          <OwnList own={own} unit={unit} />
        </div>
      ) : (
        <ul className="lab-promises">
          <li>
            <b>The numbers</b> Length, climb and descent by a published method, with its error.
          </li>
          <li>
            <b>The climbs</b> Where they begin, how long they are and how steep.
          </li>
          <li>
            <b>The plan</b> A pace for every kilometer or mile that costs the same effort, and adds
            up to your goal to the second.
          </li>
          <li>
            <b>The band</b> Splits, aid stations and cut-offs to print and wear.
          </li>
        </ul>
      )}
    </div>
  );
}

function UploadForm({ problem }: { problem: Sentence | null }) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form
      method="post"
      action={href("/tools/course/:change?")}
      encType="multipart/form-data"
      className="card pace-form"
    >
      {problem && <Notice kind="problem">{problem}</Notice>}
      <CourseFileField
        label="The file of your course"
        hint={`GPX, TCX, KML or FIT, up to ${courseLimits.megabytes} MB. Aid stations and cut-offs are read from its waypoints.`}
        answer={problem}
      />
      <p className="text-sm text-muted">{notKept}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Measuring…" : "Analyze it"}
        </Button>
        <TextLink to={href("/tools/course/method")}>How it is measured</TextLink>
      </div>
    </Form>
  );
}

const { gpxAnalysesPerMonth: filesOfSprinter } = entitlementsOf("sprinter");

function Offer({ isSignedIn, problem }: { isSignedIn: boolean; problem: Sentence | null }) {
  return (
    <div className="card pace-form">
      {problem && <Notice kind="problem">{problem}</Notice>}
      <p className="text-lg font-semibold">Your own file comes with Sprinter and Elite</p>
      <p className="text-muted">
        Sprinter analyzes {filesOfSprinter} files a month, Elite as many as you like. The example
        below is open to everybody, and so is the plan for each race of the directory that has a
        course.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={href("/membership")}>See the plans</ButtonLink>
        {!isSignedIn && <TextLink to={loginPath(href("/tools/course/:change?"))}>Sign in</TextLink>}
      </div>
    </div>
  );
}

function Meter({ access: { meter, tier } }: { access: CourseScreen["access"] }) {
  if (!meter) return null;
  const { used, limit } = meter;
  const hint = limitSentence(meter, tier);
  return (
    <div className="lab-meter">
      <p>
        <span className="text-muted">{usageName(meter.right)}</span>
        <b>{analysesLeft(meter)}</b>
      </p>
      {limit !== null && (
        <progress value={Math.min(used, limit)} max={limit} aria-label={usageName(meter.right)} />
      )}
      {hint && (
        <p className="lab-hint">
          {hint} <TextLink to={href("/membership")}>View plans</TextLink>
        </p>
      )}
    </div>
  );
}

function OwnList({ own, unit }: { own: OwnCourseLine[]; unit: LengthUnit }) {
  if (own.length === 0) {
    return <p className="text-muted">Your courses will appear here. Nobody else sees them.</p>;
  }
  return (
    <div>
      <h2 className="mb-2 text-lg">Your courses</h2>
      <ul className="lab-own">
        {own.map(({ id, name, length, climb, isKept }) => (
          <li key={id}>
            <TextLink look="strong" to={planAddress({ own: id })}>
              {name}
            </TextLink>
            <span className="text-muted">
              {formatLength(length, unit)}
              {climb !== null && `, +${formatHeight(climb, unit)}`}
              {isKept && ", kept"}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
