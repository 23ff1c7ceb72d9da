/**
 * Lakes are no sea on the coastline's map: cities at their shores, and where the water begins. A line of degrees, and the side
 * of it that is water; rough, and beyond the shore rather than before it.
 */
const LINES = `
Chicago 4887398 east -87.615
Milwaukee 5263045 east -87.895
Evanston 4891382 east -87.68
Cleveland 5150529 north 41.505
Toledo 5174035 north 41.72
Toronto 6167865 south 43.64
Mississauga 6075357 south 43.56
Hamilton 5969782 north 43.27
Kingston 5992500 south 44.222
Buffalo 5110629 west -78.89
Erie 5188843 north 42.13
Rochester 5134086 north 43.25
Burlington 5234372 west -73.222
Geneva 2660646 north 46.206
Lausanne 2659994 south 46.508
Montreux 2659601 west 6.905
Zürich 2657896 south 47.366
Lucerne 2659811 east 8.313
Lugano 2659836 east 8.955
Konstanz 2885679 north 47.669
Annecy 3037543 south 45.895
Como 3178229 north 45.814
Kampala 232422 south 0.29
Kisumu 191245 west 34.74
Mwanza 152224 west 32.89
Salt_Lake_City 5780993 west -112.03
South_Lake_Tahoe 5397664 north 38.948
Queenstown 6204696 south -45.034
Rotorua 6241325 north -38.128
Pokhara 1282898 west 83.957
Managua 3617763 north 12.16
`;

type Side = 'north' | 'south' | 'east' | 'west';

const WATER = new Map(
  [...LINES.matchAll(/ (\d+) (north|south|east|west) (\S+)/g)].map(([, id, side, at]) => [
    Number(id),
    { side: side as Side, at: Number(at) },
  ]),
);

/** Whether a point of this city lies where its lake is. */
export function isOnLake(cityId: number, lat: number, lon: number): boolean {
  const water = WATER.get(cityId);
  if (!water) return false;
  switch (water.side) {
    case 'north':
      return lat > water.at;
    case 'south':
      return lat < water.at;
    case 'east':
      return lon > water.at;
    case 'west':
      return lon < water.at;
  }
}
