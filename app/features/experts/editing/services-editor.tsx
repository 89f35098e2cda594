import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useHref } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { MoveButtons, type Reordering, useReordering } from "#ui/list/move-buttons.tsx";
import { withQuery } from "#values/address.ts";
import type { Sentence } from "#values/say.ts";
import { commonServices, expertLimits as most, serviceIn } from "../expert.ts";
import {
  changeServices,
  hasService,
  ownServiceField,
  type ServiceChange,
  serviceChangeName,
  serviceField,
} from "./service-list.ts";

/**
 * The services of an expert in their order: common ones to choose, own ones to type. Without scripts
 * the buttons send the form to be shown again with the change.
 */
export function ServicesEditor({
  services,
  onChange,
  action,
  own,
  error,
}: {
  services: string[];
  onChange: (services: string[]) => void;
  /** The address of the form. */
  action: string;
  /** The field of an own service. */
  own: { defaultValue: string; error: Sentence | undefined };
  error: Sentence | undefined;
}) {
  const say = useSay();
  const lang = useLang();
  const address = useHref(action);
  const reordering = useReordering({
    ids: services,
    nameOf: (service) => serviceIn(service, lang),
    onOrder: onChange,
  });
  const addressOf = (change: ServiceChange) =>
    withQuery(address, { change: serviceChangeName(change) });
  const change = (event: MouseEvent, next: ServiceChange) => {
    event.preventDefault();
    onChange(changeServices(services, next));
  };
  const box = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={box} className="grid min-w-0 gap-4" aria-describedby={error && errorId}>
      <legend className="mb-3 font-display text-lg font-bold">
        {say({ en: "Services", es: "Servicios" })}
      </legend>
      <CommonServices services={services} addressOf={addressOf} onChange={change} />
      <OwnService services={services} onChange={onChange} action={action} own={own} />
      <p role="status" className="sr-only">
        {reordering.said}
      </p>
      {error && (
        <p
          id={errorId}
          aria-invalid="true"
          tabIndex={-1}
          className="text-sm font-medium text-danger"
        >
          <Said>{error}</Said>
        </p>
      )}
      {services.length > 0 && (
        <ChosenServices
          services={services}
          reordering={reordering}
          addressOf={addressOf}
          onRemove={(event, service, at) => {
            flushSync(() => change(event, { kind: "remove", service }));
            focusLine(box.current, at);
          }}
        />
      )}
    </fieldset>
  );
}

/** The common services as buttons, which are pressed where they are chosen. */
function CommonServices({
  services,
  addressOf,
  onChange,
}: {
  services: string[];
  addressOf: (change: ServiceChange) => string;
  onChange: (event: MouseEvent, change: ServiceChange) => void;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <div>
      <p id="common-services" className="label">
        {say({ en: "Common services", es: "Servicios frecuentes" })}
      </p>
      <fieldset aria-labelledby="common-services" className="flex min-w-0 flex-wrap gap-2">
        {commonServices.map((service) => {
          const isChosen = hasService(services, service);
          const change: ServiceChange = { kind: isChosen ? "remove" : "add", service };
          return (
            <Button
              key={service}
              type="submit"
              formNoValidate
              formAction={addressOf(change)}
              onClick={(event) => onChange(event, change)}
              look={isChosen ? "primary" : "quiet"}
              size="small"
              aria-pressed={isChosen}
            >
              {serviceIn(service, lang)}
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** The chosen services in their order, to be dragged, moved by buttons or removed. */
function ChosenServices({
  services,
  reordering,
  addressOf,
  onRemove,
}: {
  services: string[];
  reordering: Reordering;
  addressOf: (change: ServiceChange) => string;
  onRemove: (event: MouseEvent, service: string, at: number) => void;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <div>
      <p className="mb-2 text-sm text-muted">
        <Rich
          text={say({
            en: "Visitors see them in this order. <0>Drag a line, or move it with its buttons.</0>",
            es: "Los visitantes los ven en este orden. <0>Arrastra una línea o muévela con sus botones.</0>",
          })}
          parts={[(words) => <span className="needs-script">{words}</span>]}
        />
      </p>
      <ol
        aria-label={say({ en: "Chosen services", es: "Servicios elegidos" })}
        className="grid gap-2"
      >
        {services.map((service, at) => (
          <li
            key={service}
            {...reordering.line(service)}
            className={`card flex cursor-grab items-center gap-2 px-3 py-1.5 ${reordering.isDragged(service) ? "opacity-50" : ""}`}
          >
            <span className="tabular w-5 text-muted">{at + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{serviceIn(service, lang)}</span>
            {/* Not of the type `hidden`: what was changed in it counts as unsaved. */}
            <input type="text" hidden readOnly name={serviceField} value={service} />
            <MoveButtons
              reordering={reordering}
              id={service}
              sending={(_, way) => ({
                formNoValidate: true,
                formAction: addressOf({ kind: way === "up" ? "raise" : "lower", service }),
              })}
            />
            <Button
              type="submit"
              formNoValidate
              formAction={addressOf({ kind: "remove", service })}
              onClick={(event) => onRemove(event, service, at)}
              look="plain"
              size="small"
              aria-label={say({
                en: `Remove ${service}`,
                es: `Quitar ${serviceIn(service, lang)}`,
              })}
            >
              ✕
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const errorId = "services-error";

/** Where a line was removed, the next one takes the focus, else the last, else the field for another. */
function focusLine(box: HTMLElement | null, at: number) {
  const lines = [...(box?.querySelectorAll("li") ?? [])];
  const line = lines[at] ?? lines.at(-1);
  const [remove] = [...(line?.querySelectorAll("button") ?? [])].slice(-1);
  (remove ?? box?.querySelector<HTMLElement>(`[name="${ownServiceField}"]`))?.focus();
}

function OwnService({
  services,
  onChange,
  action,
  own,
}: {
  services: readonly string[];
  onChange: (services: string[]) => void;
  action: string;
  own: { defaultValue: string; error: Sentence | undefined };
}) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const add = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    if (!field.current) return;
    onChange(changeServices(services, { kind: "add", service: field.current.value }));
    field.current.value = "";
    field.current.focus();
  };
  return (
    <div className="flex items-start gap-2">
      <TextField
        ref={field}
        label={say({ en: "Another service", es: "Otro servicio" })}
        name={ownServiceField}
        maxLength={most.service}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && add(event)}
        className="min-w-0 flex-1 sm:max-w-80"
        {...own}
      />
      <Button
        type="submit"
        formNoValidate
        formAction={withQuery(useHref(action), {
          change: serviceChangeName({ kind: "add", service: "" }),
        })}
        onClick={add}
        look="quiet"
        className="mt-6"
      >
        {say({ en: "Add", es: "Agregar" })}
      </Button>
    </div>
  );
}
