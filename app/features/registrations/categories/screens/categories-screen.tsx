import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid, useShown } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { MoveButtons, useSentOrder } from "#ui/list/move-buttons.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import type { FormErrors } from "#values/form/form.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { genders } from "../../rules/entry-rules.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import { genderGroupWords, longestCategoryName, ruleWords } from "../category.ts";
import { findGaps, findOverlaps, gapWords, overlapWords } from "../coverage.ts";
import { replacesWords } from "../messages.ts";
import type { CategoryList, CountedCategory } from "../queries.server.ts";
import { categoryTemplates, templateWords } from "../templates.ts";
import type { CategoriesAnswer } from "./categories-submission.server.ts";

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

/** More lines are counted. */
const mostLines = 8;

/** What the categories leave open and where several fit. Both may be meant. */
function CoverageNotices({ list }: { list: CategoryList }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { categories, distances, gender, minimumAge } = list;
  if (categories.length === 0) return null;
  const isGenderMissing = gender === "hidden" && categories.some((one) => one.gender !== null);
  const distanceIds = distances.map(({ id }) => id);
  const gaps = isGenderMissing ? [] : findGaps(categories, { distanceIds, gender, minimumAge });
  const overlaps = findOverlaps(categories);
  return (
    <>
      {isGenderMissing && (
        <Notice icon="alert">
          <Rich
            text={say({
              en: "This race does not ask for the gender. Until it does, categories for women, men or non-binary runners stay empty, unless you choose them for an entry. <0>Change the entry form</0>",
              es: "Esta carrera no pregunta el género. Mientras no lo haga, las categorías de mujeres, hombres o personas no binarias quedan sin nadie, salvo que las elijas en una inscripción. <0>Cambiar el formulario</0>",
            })}
            parts={[(words) => <TextLink to={at.entryForm(list.id)}>{words}</TextLink>]}
          />
        </Notice>
      )}
      {gaps.length > 0 && (
        <CoverageNotice
          title={say({
            en: "No category fits these runners:",
            es: "Ninguna categoría incluye a estos corredores:",
          })}
          lines={gaps.map((gap) => gapWords(gap, distances, lang))}
        />
      )}
      {overlaps.length > 0 && (
        <CoverageNotice
          title={say({
            en: "Some categories overlap. A runner whom both fit is in the first one:",
            es: "Algunas categorías se superponen. Quien entra en ambas está en la primera:",
          })}
          lines={overlaps.map((overlap) => say(overlapWords(overlap)))}
        />
      )}
    </>
  );
}

function CoverageNotice({ title, lines }: { title: string; lines: string[] }) {
  const say = useSay();
  const more = formatCount(lines.length - mostLines);
  return (
    <Notice icon="alert">
      <p className="font-semibold">{title}</p>
      <ul>
        {[...lines.slice(0, mostLines).entries()].map(([at, line]) => (
          <li key={at}>{line}</li>
        ))}
        {lines.length > mostLines && (
          <li>{say({ en: `and ${more} more`, es: `y ${more} más` })}</li>
        )}
      </ul>
    </Notice>
  );
}

/** Fills the list from a template, and asks before that replaces what is in it. */
function TemplateFields({
  list,
  question,
}: {
  list: Pick<CategoryList, "id">;
  question: CategoriesAnswer["question"];
}) {
  const say = useSay();
  const at = useWorkplace();
  const shown = useShown<HTMLDivElement>(question);
  const action = at.categories(list.id, "template");
  const isBusy = useIsSending(action);
  return (
    <section aria-labelledby="template-heading">
      <h2 id="template-heading" className="mb-2 text-xl">
        {say({ en: "Fill the list from a template", es: "Llenar la lista con una plantilla" })}
      </h2>
      <p className="mb-4 text-muted">
        {say({
          en: "Women and men get the same groups. Change, add and delete what is different in your race.",
          es: "Mujeres y hombres reciben las mismas categorías. Cambia, agrega y elimina lo que sea distinto en tu carrera.",
        })}
      </p>
      {question && (
        <div ref={shown} className="mb-5">
          <Notice kind="problem">
            <p className="font-semibold">
              {say({ en: "Replace the list?", es: "¿Reemplazar la lista?" })}
            </p>
            <p>{say(replacesWords(question.replaced))}</p>
            <Form method="post" action={action} className="mt-3 flex flex-wrap gap-3">
              <input type="hidden" name="template" value={question.template} />
              <Button
                type="submit"
                name="replace"
                value="yes"
                look="danger"
                size="small"
                busy={isBusy}
              >
                {say({
                  en: `Replace with ${templateWords[question.template].en}`,
                  es: `Reemplazar por ${templateWords[question.template].es}`,
                })}
              </Button>
              <ButtonLink to={at.categories(list.id)} look="plain" size="small">
                {say({ en: "Keep the list", es: "Conservar la lista" })}
              </ButtonLink>
            </Form>
          </Notice>
        </div>
      )}
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <Select
          label={say({ en: "Template", es: "Plantilla" })}
          name="template"
          defaultValue={question?.template ?? categoryTemplates[0]}
          options={categoryTemplates.map((value) => ({ value, label: say(templateWords[value]) }))}
        />
        <Button type="submit" look="quiet" busy={isBusy}>
          {say({ en: "Fill the list", es: "Llenar la lista" })}
        </Button>
      </Form>
    </section>
  );
}

const categoryFormId = "category";

/** The form of one category, or of one more. */
function CategoryFields({
  list,
  category,
  errors,
}: {
  list: CategoryList;
  category: CountedCategory | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const form = useFirstInvalid(errors);
  const path = category ? at.categories(list.id, "save") : at.categories(list.id);
  const action = category ? withQuery(path, { category: category.id }) : path;
  const isBusy = useIsSending(path);
  const field = (name: "name" | "minAge" | "maxAge" | "distanceId" | "gender") => ({
    name,
    defaultValue: errors?.typed[name] ?? String(category?.[name] ?? ""),
    error: errors?.fields[name],
  });
  const distance = field("distanceId");
  return (
    <section id={categoryFormId} aria-labelledby="category-heading">
      <h2 id="category-heading" className="mb-4 text-xl">
        {category
          ? say({ en: `Edit ${category.name}`, es: `Editar ${category.name}` })
          : say({ en: "Add a category", es: "Agregar una categoría" })}
      </h2>
      <Form ref={form} method="post" action={action} noValidate className="grid gap-5">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          required
          maxLength={longestCategoryName}
          autoComplete="off"
          {...field("name")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={say({ en: "For", es: "Para" })}
            options={[
              { value: "", label: say({ en: "Everybody", es: "Todas las personas" }) },
              ...genders.map((value) => ({
                value,
                label: say(genderGroupWords[value]),
              })),
            ]}
            {...field("gender")}
          />
          {(list.distances.length > 0 || distance.defaultValue || distance.error) && (
            <Select
              label={say({ en: "Distance", es: "Distancia" })}
              options={[
                { value: "", label: say({ en: "Every distance", es: "Todas las distancias" }) },
                ...list.distances.map(({ id, distance }) => ({ value: id, label: distance })),
              ]}
              {...distance}
            />
          )}
          <TextField
            label={say({ en: "From age", es: "Desde la edad" })}
            hint={say({ en: "Empty: no lower limit", es: "Vacío: sin límite inferior" })}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            {...field("minAge")}
          />
          <TextField
            label={say({ en: "To age", es: "Hasta la edad" })}
            hint={say({ en: "Empty: no upper limit", es: "Vacío: sin límite superior" })}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            {...field("maxAge")}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {category
              ? say({ en: "Save category", es: "Guardar categoría" })
              : say({ en: "Add category", es: "Agregar categoría" })}
          </Button>
          {category && (
            <ButtonLink to={at.categories(list.id)} look="plain">
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          )}
        </div>
      </Form>
    </section>
  );
}
