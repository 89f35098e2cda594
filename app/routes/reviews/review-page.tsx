import { Form, type MetaDescriptor, useNavigation } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { guestThanks, reviewProblems } from "#features/reviews/messages.ts";
import {
  type OwnReview,
  reviewTitle,
  type Subject,
  subjectPath,
} from "#features/reviews/review.ts";
import { ReviewFields } from "#features/reviews/review-fields.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import type { Day } from "#values/day.ts";
import { errorsOf, type FormOutcome } from "#values/form/outcome.ts";
import { type PageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";

type ReviewPageData = {
  subject: Subject;
  name: string;
  own: OwnReview | null;
  /** Whether the viewer keeps the page of the expert. */
  isOwnPage: boolean;
  isGuest: boolean;
  /** Whether a guest's review has just been sent. */
  isSent: boolean;
  today: Day;
  url: string;
};

export function reviewPageMeta(
  site: PageLanguages,
  page: ReviewPageData | undefined,
): MetaDescriptor[] {
  if (!page) return [pageTitle("Page not found")];
  const how = page.subject.kind === "race" ? "was" : "helped you";
  return pageMeta(site, {
    title: `${reviewTitle(page.own)} of ${page.name}`,
    description: `Tell other runners how ${page.name} ${how}.`,
    url: page.url,
    indexed: false,
  });
}

/** The page of the review form, for browsers without scripts and for a tab of its own. */
export function ReviewPage({
  page: { name, isSent, isOwnPage, url: _url, ...form },
  outcome,
}: {
  page: ReviewPageData;
  outcome: FormOutcome | undefined;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  const back = subjectPath(form.subject);
  if (isSent) return <Thanks name={name} back={back} />;
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={<TextLink to={back}>{name}</TextLink>}>
          {reviewTitle(form.own)}
        </PageHeading>
        {form.own?.isHidden && <Notice>Your review is hidden by an administrator.</Notice>}
        {isOwnPage ? (
          <div className="mt-8">
            <Notice icon="alert">{reviewProblems["own page"]}</Notice>
          </div>
        ) : (
          <Form method="post" noValidate className="mt-8 grid gap-5">
            <ReviewFields {...form} errors={errorsOf(outcome)} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" busy={isBusy}>
                {form.own ? "Save changes" : "Submit review"}
              </Button>
              <ButtonLink to={back} look="plain">
                Cancel
              </ButtonLink>
            </div>
          </Form>
        )}
        {form.isGuest && (
          <p className="mt-6 text-muted">
            Do you have an account? <TextLink to={loginPath(`${back}/review`)}>Log in</TextLink> to
            review as yourself.
          </p>
        )}
      </div>
    </Container>
  );
}

/** The same for every guest, so that it says nothing about the address. */
function Thanks({ name, back }: { name: string; back: string }) {
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={guestThanks}>Thank you</PageHeading>
        <ButtonLink to={`${back}#reviews`} className="mt-8">
          Back to {name}
        </ButtonLink>
      </div>
    </Container>
  );
}
