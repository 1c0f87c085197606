/** A Markdown table that is readable in a terminal too, printed row by row. */
export interface Table {
  add(cells: readonly string[]): void
}

export function table(columns: readonly (readonly [head: string, width: number])[]): Table {
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
  const aligned = (text: string, place: number) => {
    const width = columns[place]?.[1] ?? 0
    return place === 0 ? text.padEnd(width) : text.padStart(width)
  }
  line(columns.map(([head], place) => aligned(head, place)))
  line(columns.map(([, width], place) => (place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)))
  return { add: (cells) => line(cells.map(aligned)) }
}

/** Nothing stands for what there is not, or what the system does not tell. */
export function figure(value: number | null, digits = 0): string {
  return value === null ? '-' : value.toFixed(digits)
}
