const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled])'

/** The fields and links of what is drawn under a row; of a row its cells, or what can be pressed in them. */
export function stopsOf(line: HTMLTableRowElement): HTMLElement[] {
  if (line.dataset['part'] === 'under') return [...line.querySelectorAll<HTMLElement>(focusable)]
  return [...line.cells].map((cell) => cell.querySelector<HTMLElement>(focusable) ?? cell)
}

/** The lines that the focus can go to, from top to bottom: rows, and what stands under them. */
function linesOf(table: HTMLTableElement): HTMLTableRowElement[] {
  const lines = [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-part]')]
  return lines.filter((line) => stopsOf(line).length > 0)
}

export function amountIn(line: Element | null | undefined): HTMLInputElement | null {
  return line?.querySelector<HTMLInputElement>('input[data-amount]') ?? null
}

/** The stop one line up or down: in the same column, or the first thing under a row. */
export function stopBeside(table: HTMLTableElement, from: HTMLElement, by: 1 | -1): HTMLElement | null {
  const line = from.closest('tr')
  if (!line) return null
  const lines = linesOf(table)
  const next = lines[lines.indexOf(line) + by]
  if (!next) return null
  if (next.dataset['part'] === 'under') return stopsOf(next)[0] ?? null
  if (line.dataset['part'] === 'under') return amountIn(next)
  return stopsOf(next)[stopsOf(line).indexOf(from)] ?? amountIn(next)
}

/** The stop at the left or the right in the same line. */
export function stopAside(from: HTMLElement, by: 1 | -1): HTMLElement | null {
  const line = from.closest('tr')
  if (!line) return null
  const stops = stopsOf(line).filter((stop) => stop.offsetParent !== null)
  return stops[stops.indexOf(from) + by] ?? null
}

/** Of all that could take the focus one can be reached by Tab: where a person was last, else the first amount. */
export function keepOneTabStop(table: HTMLTableElement, last: HTMLElement | null): void {
  const stops = linesOf(table).flatMap(stopsOf)
  const one = last && stops.includes(last) ? last : (amountIn(table) ?? stops[0])
  for (const stop of stops) {
    const at = stop === one ? 0 : -1
    if (stop.tabIndex !== at || !stop.hasAttribute('tabindex')) stop.tabIndex = at
  }
}
