import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { MoveButtons, useSentOrder } from "#ui/list/move-buttons.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import { ruleWords } from "../category.ts";
import type { CategoryList, CountedCategory } from "../category-list.ts";
import type { CategoriesAnswer } from "./categories-submission.server.ts";
import { CategoryFields, categoryFormId } from "./category-fields.tsx";
import { CoverageNotices } from "./coverage-notices.tsx";
import { TemplateFields } from "./template-fields.tsx";

/** The categories of a race in the order in which they are tried, and the forms that change them. */
export function CategoriesScreen({
  list,
  edited,
  answer,
}: {
  list: CategoryList;
  /** The category that the form is about; a new one without. */
  edited: string | null;
  answer: CategoriesAnswer | null;
}) {
  const say = useSay();
  const shown = useShown<HTMLDivElement>(answer?.problem);
  const { categories } = list;
  const category = categories.find(({ id }) => id === edited) ?? null;
  return (
    <SetupFrame race={list} screen="categories">
      <div className="grid max-w-200 gap-8">
        <p className="text-muted">
          {say({
            en: "Each runner is in the first category that fits. The age counts on the day of the race, in whole years.",
            es: "Cada corredor está en la primera categoría que le corresponde. Cuenta la edad el día de la carrera, en años cumplidos.",
          })}
        </p>
        {answer?.problem && (
          <div ref={shown}>
            <Notice kind="problem">{answer.problem}</Notice>
          </div>
        )}
        {categories.length === 0 ? (
          <EmptyState title={say({ en: "No categories yet", es: "Todavía no hay categorías" })}>
            <p>
              {say({
                en: "Fill the list from a template below, or add a category.",
                es: "Llena la lista con una plantilla o agrega una categoría.",
              })}
            </p>
          </EmptyState>
        ) : (
          <CategoryTable list={list} />
        )}
        <CoverageNotices list={list} />
        <CategoryFields
          key={category?.id ?? `new of ${categories.length}`}
          list={list}
          category={category}
          errors={answer?.errors ?? null}
        />
        <TemplateFields list={list} question={answer?.question ?? null} />
      </div>
    </SetupFrame>
  );
}

/** A table whose lines are dragged or moved by buttons, which work without a script as well. */
function CategoryTable({ list }: { list: CategoryList }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const action = at.categories(list.id, "order");
  const byId = new Map(list.categories.map((category) => [category.id, category]));
  const { ids, reordering, problem } = useSentOrder({
    stored: [...byId.keys()],
    nameOf: (id) => byId.get(id)?.name ?? "",
    action,
  });
  const move: RecordColumn<CountedCategory> = {
    title: say({ en: "Order", es: "Orden" }),
    hideTitle: true,
    room: "whole",
    cell: ({ id }) => (
      <MoveButtons
        reordering={reordering}
        id={id}
        sending={(_, way) => ({ form: orderFormId, name: "move", value: `${way} ${id}` })}
      />
    ),
  };
  const columns = [
    ...columnsOf(list, at.categories(list.id), lang),
    ...(ids.length > 1 ? [move] : []),
    menuColumn((category: CountedCategory) => <CategoryMenu list={list} category={category} />),
  ];
  const { without } = list;
  return (
    <section aria-label={say({ en: "Categories", es: "Categorías" })}>
      <p role="status" className="sr-only">
        {problem ? "" : reordering.said}
      </p>
      {problem && (
        <div className="mb-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      <Form id={orderFormId} method="post" action={action} preventScrollReset />
      <Records
        caption={say({ en: "Categories", es: "Categorías" })}
        columns={columns}
        rows={ids.flatMap((id) => byId.get(id) ?? [])}
        keyOf={({ id }) => id}
        lineProps={({ id }) => ({
          ...reordering.line(id),
          className: `md:cursor-grab ${reordering.isDragged(id) ? "opacity-50" : ""}`,
        })}
      />
      <p className="mt-3 text-muted">
        {say({
          en: `Without a category: ${formatCount(without)}`,
          es: `Sin categoría: ${formatCount(without)}`,
        })}
      </p>
    </section>
  );
}

const orderFormId = "category-order";

function columnsOf(
  { distances }: CategoryList,
  screen: string,
  lang: Lang,
): RecordColumn<CountedCategory>[] {
  const say = sayIn(lang);
  const distanceOf = (id: string | null) =>
    distances.find((distance) => distance.id === id)?.distance ?? null;
  return [
    {
      title: say({ en: "Category", es: "Categoría" }),
      isHead: true,
      room: 70,
      cell: (category) => (
        <>
          <RecordLink to={editAddress(screen, category.id)}>{category.name}</RecordLink>
          <RecordLine isQuiet>
            {ruleWords(category, distanceOf(category.distanceId), lang)}
          </RecordLine>
        </>
      ),
    },
    {
      title: say({ en: "Entries", es: "Inscripciones" }),
      isNumber: true,
      cell: ({ entries, corrected }) => (
        <>
          {formatCount(entries)}
          {corrected > 0 && (
            <span className="block text-sm text-muted">
              {say({
                en: `${formatCount(corrected)} by hand`,
                es: `${formatCount(corrected)} a mano`,
              })}
            </span>
          )}
        </>
      ),
    },
  ];
}

function editAddress(screen: string, category: string): string {
  return `${withQuery(screen, { category })}#${categoryFormId}`;
}

function CategoryMenu({ list, category }: { list: CategoryList; category: CountedCategory }) {
  const say = useSay();
  const at = useWorkplace();
  const action = at.categories(list.id, "delete");
  const isBusy = useIsSending(action);
  const { id, name, entries } = category;
  return (
    <RowMenu name={name}>
      <RowLink to={editAddress(at.categories(list.id), id)} about={name}>
        {say({ en: "Edit", es: "Editar" })}
      </RowLink>
      <RowQuestion label={say({ en: "Delete", es: "Eliminar" })} about={name} isDanger>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="category" value={id} />
          {entries > 0 && (
            <p>
              {say({
                en: "Its entries go to the next category that fits.",
                es: "Sus inscripciones pasan a la siguiente categoría que les corresponda.",
              })}
            </p>
          )}
          <Button type="submit" look="danger" size="small" busy={isBusy}>
            {say({ en: "Delete category", es: "Eliminar categoría" })}
          </Button>
        </Form>
      </RowQuestion>
    </RowMenu>
  );
}
