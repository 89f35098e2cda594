import type { Position } from "#values/geo/position.ts";
import type { places } from "../schema.ts";
import type { CatalogRace } from "./catalog.ts";
import { demoAccounts } from "./people.ts";

type DemoPlace = Position & {
  /** As the gazetteer writes it, where that is not as the races do. */
  name?: string;
  /** The gazetteer does not have the place. */
  byHand?: true;
};

/** Where the towns of the races are. Two of them are left out: they wait in the list of the back office. */
const towns: Record<string, DemoPlace> = {
  "Arequipa, Arequipa, Peru": { lat: -16.399, lon: -71.535 },
  "Armadillo de los Infante, San Luis Potosí, Mexico": { lat: 22.245, lon: -100.656 },
  "Asia, Lima, Peru": { lat: -12.783, lon: -76.567 },
  "Atlanta, Georgia, United States": { lat: 33.749, lon: -84.388 },
  "Austin, Texas, United States": { lat: 30.267, lon: -97.743 },
  "Banff, Alberta, Canada": { lat: 51.176, lon: -115.57 },
  "Beaupré, Quebec, Canada": { lat: 47.044, lon: -70.895 },
  "Boca del Río, Veracruz, Mexico": { lat: 19.105, lon: -96.104, name: "Boca del Rio" },
  "Boonsboro, Maryland, United States": { lat: 39.506, lon: -77.652 },
  "Boston, Massachusetts, United States": { lat: 42.358, lon: -71.06 },
  "Boulder, Colorado, United States": { lat: 40.015, lon: -105.271 },
  "Buffalo, New York, United States": { lat: 42.886, lon: -78.878 },
  "Burlington, Ontario, Canada": { lat: 43.386, lon: -79.837 },
  "Calango, Lima, Peru": { lat: -12.526, lon: -76.543 },
  "Calgary, Alberta, Canada": { lat: 51.05, lon: -114.085 },
  "Cerro de Pasco, Pasco, Peru": { lat: -10.667, lon: -76.257 },
  "Chaclacayo, Lima, Peru": { lat: -11.983, lon: -76.767 },
  "Charlottetown, Prince Edward Island, Canada": { lat: 46.235, lon: -63.126 },
  "Chicago, Illinois, United States": { lat: 41.85, lon: -87.65 },
  "Chiclayo, Lambayeque, Peru": { lat: -6.771, lon: -79.841 },
  "Chivay, Arequipa, Peru": { lat: -15.638, lon: -71.601 },
  "Ciudad Juárez, Chihuahua, Mexico": { lat: 31.72, lon: -106.461, name: "Juárez" },
  "Colán, Piura, Peru": { lat: -5.006, lon: -81.057, byHand: true },
  "Cool, California, United States": { lat: 38.887, lon: -121.015 },
  "Cozumel, Quintana Roo, Mexico": { lat: 20.5, lon: -86.943 },
  "Cusco, Cusco, Peru": { lat: -13.523, lon: -71.967 },
  "Death Valley, California, United States": { lat: 36.24, lon: -116.811 },
  "Detroit, Michigan, United States": { lat: 42.331, lon: -83.046 },
  "Duluth, Minnesota, United States": { lat: 46.783, lon: -92.107 },
  "Falmouth, Massachusetts, United States": { lat: 41.552, lon: -70.615 },
  "Fountain Hills, Arizona, United States": { lat: 33.612, lon: -111.717 },
  "Gorham, New Hampshire, United States": { lat: 44.388, lon: -71.173 },
  "Grande Cache, Alberta, Canada": { lat: 53.883, lon: -119.136 },
  "Guachochi, Chihuahua, Mexico": { lat: 26.82, lon: -107.074 },
  "Guadalajara, Jalisco, Mexico": { lat: 20.667, lon: -103.392 },
  "Halifax, Nova Scotia, Canada": { lat: 44.646, lon: -63.573 },
  "Hamilton, Ontario, Canada": { lat: 43.25, lon: -79.85 },
  "Hayward, Wisconsin, United States": { lat: 46.013, lon: -91.485 },
  "Honolulu, Hawaii, United States": { lat: 21.307, lon: -157.858 },
  "Houston, Texas, United States": { lat: 29.763, lon: -95.363 },
  "Huancavelica, Huancavelica, Peru": { lat: -12.783, lon: -74.973 },
  "Huancayo, Junín, Peru": { lat: -12.065, lon: -75.205 },
  "Huaraz, Áncash, Peru": { lat: -9.528, lon: -77.528 },
  "Huasca de Ocampo, Hidalgo, Mexico": { lat: 20.204, lon: -98.576 },
  "Huatulco, Oaxaca, Mexico": { lat: 15.769, lon: -96.135, name: "Crucecita" },
  "Huntsville, Texas, United States": { lat: 30.724, lon: -95.551 },
  "Ica, Ica, Peru": { lat: -14.068, lon: -75.729 },
  "Ilo, Moquegua, Peru": { lat: -17.632, lon: -71.341 },
  "Iquitos, Loreto, Peru": { lat: -3.749, lon: -73.254 },
  "Ixtapa, Guerrero, Mexico": { lat: 17.668, lon: -101.642 },
  "Kailua-Kona, Hawaii, United States": { lat: 19.64, lon: -155.999 },
  "Kelowna, British Columbia, Canada": { lat: 49.883, lon: -119.486 },
  "La Malbaie, Quebec, Canada": { lat: 47.654, lon: -70.153 },
  "Leadville, Colorado, United States": { lat: 39.251, lon: -106.293 },
  "Lima, Lima, Peru": { lat: -12.043, lon: -77.028 },
  "Los Angeles, California, United States": { lat: 34.052, lon: -118.244 },
  "Manchester, Connecticut, United States": { lat: 41.776, lon: -72.521 },
  "Manitou Springs, Colorado, United States": { lat: 38.86, lon: -104.917 },
  "Mazatlán, Sinaloa, Mexico": { lat: 23.233, lon: -106.406 },
  "Mexico City, Ciudad de México, Mexico": { lat: 19.428, lon: -99.128 },
  "Mill Valley, California, United States": { lat: 37.906, lon: -122.545 },
  "Minneapolis, Minnesota, United States": { lat: 44.98, lon: -93.264 },
  "Mollendo, Arequipa, Peru": { lat: -17.023, lon: -72.015 },
  "Mont-Tremblant, Quebec, Canada": { lat: 46.213, lon: -74.584 },
  "Monterrey, Nuevo León, Mexico": { lat: 25.675, lon: -100.318 },
  "Montréal, Quebec, Canada": { lat: 45.509, lon: -73.588 },
  "Mérida, Yucatán, Mexico": { lat: 20.975, lon: -89.617 },
  "New York, New York, United States": { lat: 40.714, lon: -74.006, name: "New York City" },
  "Niagara Falls, Ontario, Canada": { lat: 43.1, lon: -79.066 },
  "Ollantaytambo, Cusco, Peru": { lat: -13.257, lon: -72.263 },
  "Ottawa, Ontario, Canada": { lat: 45.411, lon: -75.698 },
  "Pacasmayo, La Libertad, Peru": { lat: -7.401, lon: -79.571 },
  "Pachacámac, Lima, Peru": { lat: -12.23, lon: -76.871, byHand: true },
  "Paracas, Ica, Peru": { lat: -13.867, lon: -76.267 },
  "Paris, Ontario, Canada": { lat: 43.2, lon: -80.383 },
  "Penticton, British Columbia, Canada": { lat: 49.481, lon: -119.586 },
  "Philadelphia, Pennsylvania, United States": { lat: 39.952, lon: -75.164 },
  "Piura, Piura, Peru": { lat: -5.194, lon: -80.633 },
  "Prescott, Arizona, United States": { lat: 34.54, lon: -112.468 },
  "Puerto Vallarta, Jalisco, Mexico": { lat: 20.617, lon: -105.23 },
  "Punta Hermosa, Lima, Peru": { lat: -12.333, lon: -76.817 },
  "Querétaro, Querétaro, Mexico": { lat: 20.588, lon: -100.388, name: "Santiago de Querétaro" },
  "Québec, Quebec, Canada": { lat: 46.812, lon: -71.215 },
  "Sacramento, California, United States": { lat: 38.582, lon: -121.494 },
  "San Francisco, California, United States": { lat: 37.775, lon: -122.419 },
  "San Luis Potosí, San Luis Potosí, Mexico": { lat: 22.15, lon: -100.979 },
  "San Roque de Cumbaza, San Martín, Peru": { lat: -6.385, lon: -76.441, byHand: true },
  "Santa Cruz de Cocachacra, Lima, Peru": { lat: -11.913, lon: -76.538, name: "Cocachacra" },
  "Santa María del Mar, Lima, Peru": { lat: -12.41, lon: -76.777, byHand: true },
  "Seattle, Washington, United States": { lat: 47.606, lon: -122.332 },
  "Silverton, Colorado, United States": { lat: 37.812, lon: -107.665 },
  "Squamish, British Columbia, Canada": { lat: 49.699, lon: -123.156 },
  "St. John's, Newfoundland and Labrador, Canada": { lat: 47.565, lon: -52.709 },
  "Tijuana, Baja California, Mexico": { lat: 32.503, lon: -117.004 },
  "Toronto, Ontario, Canada": { lat: 43.7, lon: -79.416 },
  "Torreón, Coahuila, Mexico": { lat: 25.544, lon: -103.419 },
  "Trujillo, La Libertad, Peru": { lat: -8.116, lon: -79.03 },
  "Urique, Chihuahua, Mexico": { lat: 27.211, lon: -107.914 },
  "Vancouver, British Columbia, Canada": { lat: 49.25, lon: -123.119 },
  "Victoria, British Columbia, Canada": { lat: 48.436, lon: -123.352 },
  "Virú, La Libertad, Peru": { lat: -8.416, lon: -78.752 },
  "Washington, District of Columbia, United States": {
    lat: 38.895,
    lon: -77.036,
    name: "Washington, D.C.",
  },
  "Whitehorse, Yukon, Canada": { lat: 60.716, lon: -135.054 },
  "Winnipeg, Manitoba, Canada": { lat: 49.884, lon: -97.147 },
  "Yungay, Áncash, Peru": { lat: -9.138, lon: -77.744 },
};

const codes: Record<string, string> = {
  Peru: "PE",
  Mexico: "MX",
  Canada: "CA",
  "United States": "US",
};

/** The rows of the places of the demo, in the order of their keys. */
export function demoPlaceRows(createdAt: Date): { key: string; row: typeof places.$inferInsert }[] {
  return Object.entries(towns).map(([key, { lat, lon, name, byHand }]) => {
    const [city = "", state = "", country = ""] = key.split(", ");
    const row = {
      name: name ?? city,
      state,
      countryCode: codes[country] ?? "",
      lat,
      lon,
      source: byHand ? ("hand" as const) : ("gazetteer" as const),
      createdBy: byHand ? demoAccounts.admin.id : null,
      createdAt,
    };
    return { key, row };
  });
}

/** The key of a race among the towns. */
export function townOf({ city, state, country }: CatalogRace): string {
  return `${city}, ${state}, ${country}`;
}

export function isPlacedByHand(key: string): boolean {
  return towns[key]?.byHand === true;
}
