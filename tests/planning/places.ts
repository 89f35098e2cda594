import {
  type BookedPlace,
  type PlaceBook,
  placeBook,
} from "#features/assistant/planning/place-book.ts";
import { fold } from "#values/text/fold.ts";

/** State: city (upcoming races), by country. */
const written: Record<string, string> = {
  Peru: `Lima: Lima 6, Callao 1, Punta Hermosa 1, Pachacámac 1; Cusco: Cusco 5, Ollantaytambo 2;
    Arequipa: Arequipa 4, Chivay 1, Mollendo 1; La Libertad: Trujillo 3, Pacasmayo 1; Ica: Paracas 2, Ica 1;
    Áncash: Huaraz 2, Yungay 1; Piura: Piura 1; Loreto: Iquitos 1; Junín: Huancayo 1; Lambayeque: Chiclayo 1`,
  Mexico: `Jalisco: Guadalajara 3, Puerto Vallarta 1; Nuevo León: Monterrey 2; Ciudad de México: Mexico City 5;
    Yucatán: Mérida 1; Querétaro: Querétaro 2; San Luis Potosí: San Luis Potosí 2; Quintana Roo: Cozumel 2, Cancún 1;
    Baja California: Tijuana 1; Chihuahua: Ciudad Juárez 1, Urique 2; Oaxaca: Huatulco 1; Sinaloa: Mazatlán 1; Puebla: Puebla 1`,
  Canada: `Ontario: Toronto 3, Ottawa 2, Hamilton 1, Paris 1, London 1; Quebec: Montréal 2, Québec 1, Mont-Tremblant 1;
    British Columbia: Vancouver 3, Victoria 1, Squamish 1; Alberta: Calgary 2, Banff 1; Manitoba: Winnipeg 1; Nova Scotia: Halifax 1`,
  "United States": `New York: New York 4, Buffalo 1; Massachusetts: Boston 2, Falmouth 1; Illinois: Chicago 3;
    California: San Francisco 2, Los Angeles 2, Cool 1, San Diego 1; Texas: Houston 1, Austin 2; Colorado: Leadville 2, Boulder 1;
    Oregon: Portland 2; Maine: Portland 1; Florida: Miami 2, Orlando 1; Washington: Seattle 1; Hawaii: Honolulu 1; Minnesota: Duluth 1`,
};

/** A book of about a hundred places, for tests. */
export const testPlaces: PlaceBook = placeBook(Object.entries(written).flatMap(placesOf));

function placesOf([country, states]: [string, string]): BookedPlace[] {
  const all = states.split(";").flatMap((line) => {
    const [state = "", cities = ""] = line.trim().split(": ");
    const places = cities.split(", ").map((city): BookedPlace => {
      const [name = "", races = ""] = city.trim().split(/ (?=\d)/);
      return { kind: "city", name, folded: fold(name), country, state, races: Number(races) };
    });
    return [...places, { ...summed("state", state, places), country }];
  });
  return [
    ...all,
    summed(
      "country",
      country,
      all.filter(({ kind }) => kind === "city"),
    ),
  ];
}

function summed(
  kind: "state" | "country",
  name: string,
  cities: readonly BookedPlace[],
): BookedPlace {
  const races = cities.reduce((sum, city) => sum + city.races, 0);
  return { kind, name, folded: fold(name), country: null, races };
}
