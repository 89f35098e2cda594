import { Form, href, useFetcher, useHref } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { formatCount } from "#values/text/count.ts";

/**
 * A heart with the number of runners who keep the race, or with what it does while nobody does. It shows what was asked for at once, and
 * goes back when that fails. A visitor is sent to the sign-in page and finds
 * the race kept afterwards.
 */
export function FavoriteButton({
  raceId,
  count,
  isFavorite,
}: {
  raceId: string;
  count: number;
  /** `null` for a visitor. */
  isFavorite: boolean | null;
}) {
  const say = useSay();
  const fetcher = useFetcher();
  const [add, remove] = [
    href("/favorites/:raceId/add", { raceId }),
    href("/favorites/:raceId/remove", { raceId }),
  ];
  const wholeAdd = useHref(add);
  const isShown =
    isFavorite !== null && fetcher.formAction ? fetcher.formAction === wholeAdd : isFavorite;
  const shownCount = count + Number(isShown) - Number(isFavorite);
  const action = isShown ? remove : add;
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        fetcher.submit(null, { method: "post", action });
      }}
    >
      <input type="hidden" name="to" value={href("/races/:id", { id: raceId })} />
      <button
        type="submit"
        aria-pressed={isShown ?? false}
        className="button button-quiet button-small"
      >
        <Icon
          name="heart"
          filled={isShown ?? false}
          className={isShown ? "size-[1.25em] text-signal" : "size-[1.25em]"}
        />
        <span className="sr-only">{say({ en: "Favorite", es: "Favorita" })}</span>
        {shownCount === 0 ? (
          <span aria-hidden="true">{say({ en: "Save", es: "Guardar" })}</span>
        ) : (
          <>
            <span className="tabular">{formatCount(shownCount)}</span>
            <span className="sr-only">
              {say(
                shownCount === 1
                  ? { en: "runner", es: "corredor" }
                  : { en: "runners", es: "corredores" },
              )}
            </span>
          </>
        )}
      </button>
    </Form>
  );
}
