/** A zone that the boundary data draws, though the country's law and its timetables know another. */
export interface UnofficialZone {
  /** IANA, as the boundary data answers. */
  readonly drawn: string;
  readonly official: string;
  readonly reason: string;
  readonly source: { readonly url: string; readonly on: string };
}

export const UNOFFICIAL: readonly UnofficialZone[] = [
  {
    drawn: 'Asia/Urumqi',
    official: 'Asia/Shanghai',
    reason: 'Xinjiang lives by two clocks; flights, trains and hotels are sold by Beijing time, the only one in law',
    source: { url: 'https://german.news.cn/20230505/a0c84d4ddd5448a8ac910a1bc49e6c10/c.html', on: '2026-11-23' },
  },
];
