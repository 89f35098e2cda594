import { type ReactNode, useState } from "react";
import { channelProblems } from "#features/registrations/review-requests/messages.ts";
import { requestParagraphs } from "#features/registrations/review-requests/request-text.ts";
import {
  messageLimit,
  type RequestDetails,
} from "#features/registrations/review-requests/review-request.ts";
import { Button } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay } from "#values/day.ts";
import type { Sentence } from "#values/say.ts";

type Props = {
  details: RequestDetails;
  /** What was typed and chosen before, where the page without scripts is shown again. */
  typed?: Partial<Record<string, string>> | undefined;
  problem: Sentence | null;
  isBusy: boolean;
  cancel: ReactNode;
};

/** The fields of a review request, with the text as the runner will read it. */
export function RequestFields({ details, typed, problem, isBusy, cancel }: Props) {
  const { race, askedOn, hasReviewed, isAhead } = details;
  const [customMessage, setMessage] = useState(typed?.customMessage ?? "");
  return (
    <>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {hasReviewed && <Notice>This runner has already reviewed {race.name}.</Notice>}
      <ChoiceGroup label={`Ask ${details.firstName} ${details.lastName} by`}>
        <Choice
          name="sendEmail"
          value="yes"
          disabled={details.emailObstacle !== null}
          defaultChecked={typed ? Boolean(typed.sendEmail) : details.emailObstacle === null}
        >
          Email to {details.email}
          {details.emailObstacle && ` (${channelProblems[details.emailObstacle]})`}
        </Choice>
        <Choice
          name="sendSms"
          value="yes"
          disabled={details.smsObstacle !== null || details.phone === null}
          defaultChecked={Boolean(typed?.sendSms)}
        >
          SMS to {details.phone ?? "no number that messages can be sent to"}
          {details.smsObstacle && ` (${channelProblems[details.smsObstacle]})`}
        </Choice>
      </ChoiceGroup>
      <TextArea
        label="Message (optional)"
        name="customMessage"
        hint="Leave it empty to send the usual text. The link to the review form follows in any case."
        maxLength={messageLimit}
        value={customMessage}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Preview details={details} customMessage={customMessage} />
      {askedOn && (
        <Choice name="sendAgain" value="yes">
          Ask again, although this runner was asked on {formatDay(askedOn)}
        </Choice>
      )}
      {isAhead && (
        <Choice name="sendAhead" value="yes">
          Ask all the same, although the race is on {formatDay(race.startDate)} and has not been run
          yet
        </Choice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Sending…" : "Send review request"}
        </Button>
        {cancel}
      </div>
    </>
  );
}

function Preview({ details, customMessage }: { details: RequestDetails; customMessage: string }) {
  const { firstName, race, link } = details;
  return (
    <section aria-label="Preview" className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="mb-1 font-semibold text-muted">What the runner reads</p>
      {requestParagraphs({ firstName, raceName: race.name, customMessage }).map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
      <p className="wrap-anywhere">{link}</p>
    </section>
  );
}
