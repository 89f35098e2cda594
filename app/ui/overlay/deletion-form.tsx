import type { MouseEvent, ReactNode } from "react";
import type { Form, useFetcher } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";
import { Button, ButtonLink } from "../button.tsx";
import { Notice } from "../message/notice.tsx";

/** What a form needs to delete something on a page of its own, or in a dialog. */
export type DeletionFrame = {
  form: typeof Form | ReturnType<typeof useFetcher>["Form"];
  action?: string;
  isBusy: boolean;
  /** Where the way out leads. */
  out: string;
  /** What it does instead in a dialog. */
  onOut?: () => void;
};

/** What is deleted, and the button that does it. */
export function DeletionForm({
  form: AnyForm,
  action,
  isBusy,
  out,
  onOut,
  problem = null,
  button,
  children,
}: DeletionFrame & {
  /** Why it was not deleted. */
  problem?: Sentence | null;
  button: string;
  children: ReactNode;
}) {
  const say = useSay();
  const leave = (event: MouseEvent) => {
    if (!onOut) return;
    event.preventDefault();
    onOut();
  };
  return (
    <AnyForm method="post" action={action} className="grid max-w-160 gap-5">
      {problem && <Notice kind="problem">{problem}</Notice>}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={isBusy}>
          {button}
        </Button>
        <ButtonLink to={out} look="quiet" onClick={leave}>
          {say({ en: "Keep it", es: "Conservar" })}
        </ButtonLink>
      </div>
    </AnyForm>
  );
}
