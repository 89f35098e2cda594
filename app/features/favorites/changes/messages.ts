import { formatDay } from "#values/day.ts";
import { amountWords } from "#values/money.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import type { KeptChange } from "./changes.ts";

/** A change of a kept race as a sentence. */
export function changeSentence(change: KeptChange, lang: Lang): string {
  const say = sayIn(lang);
  switch (change.kind) {
    case "cancelled":
      return say({ en: "Cancelled by the organizer", es: "Cancelada por el organizador" });
    case "revived":
      return say({ en: "Takes place after all", es: "Al final sí se realizará" });
    case "date": {
      const [to, from] = [formatDay(change.to, lang), formatDay(change.from, lang)];
      return say({ en: `New date: ${to}, was ${from}`, es: `Nueva fecha: ${to}; antes, ${from}` });
    }
    case "price": {
      const [to, from] = [amountWords(change.to, lang), amountWords(change.from, lang)];
      return say(
        change.to.minor === 0
          ? { en: `Now ${to}, was ${from}`, es: `Ahora ${to}; antes, ${from}` }
          : {
              en: `Price now from ${to}, was ${from}`,
              es: `Precio ahora desde ${to}; antes, ${from}`,
            },
      );
    }
    case "distances": {
      const names = change.names.join(", ");
      return say({ en: `New distance: ${names}`, es: `Nueva distancia: ${names}` });
    }
    case "distances-gone": {
      const names = change.names.join(", ");
      return say({ en: `No longer offered: ${names}`, es: `Ya no se ofrece: ${names}` });
    }
    case "closing":
      return say(closingWords(change.days));
  }
}

function closingWords(days: number): Words {
  if (days === 0) return { en: "Registration closes today", es: "Las inscripciones cierran hoy" };
  return days === 1
    ? { en: "Registration closes tomorrow", es: "Las inscripciones cierran mañana" }
    : {
        en: `Registration closes in ${days} days`,
        es: `Las inscripciones cierran en ${days} días`,
      };
}
