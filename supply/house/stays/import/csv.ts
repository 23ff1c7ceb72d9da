/** A row of a file with the line it begins on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Comma or semicolon, as the first line has it; quotes as in RFC 4180; lines without anything in them are left out. */
export function parseCsv(text: string): CsvRow[] {
  const body = text.replace(/^﻿/, '');
  const [head = ''] = body.split('\n', 1);
  const comma = head.includes(';') && !head.includes(',') ? ';' : ',';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let from = 1;
  const end = () => {
    cells.push(cell.trim());
    if (cells.some((value) => value !== '')) rows.push({ line: from, cells });
    cells = [];
    cell = '';
    from = line;
  };
  for (let at = 0; at < body.length; at++) {
    const sign = body[at]!;
    if (sign === '\n') line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') cell += body[++at]!;
      else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === comma) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n') end();
    else if (sign !== '\r') cell += sign;
  }
  end();
  return rows;
}
