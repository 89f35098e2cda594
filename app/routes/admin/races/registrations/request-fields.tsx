import { type ReactNode, useState } from "react";
import { requestParagraphs } from "#features/registrations/review-requests/request-text.ts";
import {
  type Asking,
  messageLimit,
} from "#features/registrations/review-requests/review-request.ts";
import { Button } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay } from "#values/day.ts";

type Props = {
  asking: Asking;
  /** What was typed and chosen before, where the page without scripts is shown again. */
  typed?: Partial<Record<string, string>> | undefined;
  problem: string | null;
  isBusy: boolean;
  cancel: ReactNode;
};

/** The fields of a review request, with the text as the runner will read it. */
export function RequestFields({ asking, typed, problem, isBusy, cancel }: Props) {
  const { race, askedOn, hasReviewed, isAhead } = asking;
  const [customMessage, setMessage] = useState(typed?.customMessage ?? "");
  return (
    <>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {hasReviewed && <Notice>This runner has already reviewed {race.name}.</Notice>}
      <ChoiceGroup label={`Ask ${asking.firstName} ${asking.lastName} by`}>
        <Choice
          name="sendEmail"
          value="yes"
          disabled={asking.emailObstacle !== null}
          defaultChecked={typed ? Boolean(typed.sendEmail) : asking.emailObstacle === null}
        >
          Email to {asking.email}
          {asking.emailObstacle && ` (${asking.emailObstacle})`}
        </Choice>
        <Choice
          name="sendSms"
          value="yes"
          disabled={asking.smsObstacle !== null || asking.phone === null}
          defaultChecked={Boolean(typed?.sendSms)}
        >
          SMS to {asking.phone ?? "no number that messages can be sent to"}
          {asking.smsObstacle && ` (${asking.smsObstacle})`}
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
      <Preview asking={asking} customMessage={customMessage} />
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

function Preview({ asking, customMessage }: { asking: Asking; customMessage: string }) {
  const { firstName, race, link } = asking;
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
