export interface Shot {
  name: string;
  theme: string;
  width: number;
  file: string;
}

/** One row per screen, one column per size and theme. */
export function sheetHtml(shots: readonly Shot[]): string {
  const columns = [...new Set(shots.map(({ width, theme }) => `${width} ${theme}`))];
  const names = [...new Set(shots.map(({ name }) => name))];
  const cell = (name: string, column: string) => {
    const shot = shots.find((each) => each.name === name && `${each.width} ${each.theme}` === column);
    return shot
      ? `<td><a href="${shot.file}"><img src="${shot.file}" loading="eager" alt="${name}, ${column}"></a></td>`
      : '<td>–</td>';
  };
  const rows = names.map(
    (name) => `<tr><th scope="row">${name}</th>${columns.map((column) => cell(name, column)).join('')}</tr>`,
  );
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body{margin:24px;font:14px system-ui;background:#777}table{border-spacing:12px}th,td{vertical-align:top;color:#fff;text-align:start}
img{display:block;inline-size:100%;max-block-size:900px;object-fit:cover;object-position:top}td{inline-size:${100 / columns.length}%}
</style><table><thead><tr><td></td>${columns.map((column) => `<th>${column}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>
`;
}
