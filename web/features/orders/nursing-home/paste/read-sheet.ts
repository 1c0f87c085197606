/** A row of the order that a sheet may name. */
export interface SheetTarget {
  readonly key: string
  /** Null where it is not known or not shown. */
  readonly room: string | null
  readonly itemNumber: string
  readonly name: string
  /** Whether it can be ordered now. */
  readonly orderable: boolean
}

export type NotFitting = 'room-unknown' | 'product-unknown' | 'ambiguous' | 'not-orderable' | 'no-amount' | 'twice'

export interface UnfitRow {
  /** As it stood in the sheet, to be read and corrected. */
  readonly text: string
  readonly why: NotFitting
  readonly room: string
  readonly cells: readonly string[]
}

export interface ReadSheet {
  readonly filled: readonly { readonly key: string; readonly packages: number }[]
  readonly unfit: readonly UnfitRow[]
}

/**
 * What was pasted from a sheet: room, product or item number, packages; by tabs or semicolons. It fills rows that exist and
 * names what did not fit. The first row may be heads.
 */
export function readSheet(text: string, targets: readonly SheetTarget[]): ReadSheet {
  const rows = text
    .split(/\r?\n/)
    .map(cellsOf)
    .filter((cells) => cells.some((cell) => cell !== ''))
  const [first] = rows
  const isHead = first !== undefined && rows.length > 1 && !/\d/.test(first.join(''))
  const filled = new Map<string, number>()
  const unfit: UnfitRow[] = []
  for (const cells of isHead ? rows.slice(1) : rows) {
    const found = matchOf(cells, targets)
    const why = typeof found === 'string' ? found : filled.has(found.key) ? 'twice' : null
    if (why !== null) unfit.push({ text: cells.join(', '), why, room: cells[0] ?? '', cells })
    else if (typeof found !== 'string') filled.set(found.key, found.packages)
  }
  return { filled: [...filled].map(([key, packages]) => ({ key, packages })), unfit }
}

function cellsOf(line: string): string[] {
  const cells = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  // A sheet of more columns than are filled ends in empty ones.
  while (cells.length > 1 && cells.at(-1) === '') cells.pop()
  return cells
}

const most = 9_999

function matchOf(cells: readonly string[], targets: readonly SheetTarget[]) {
  const [room = '', ...rest] = cells
  const amount = packagesIn(rest.at(-1) ?? '')
  const products = rest.slice(0, -1).filter((cell) => cell !== '')
  if (products.length === 0 || amount === null || amount > most) return 'no-amount'
  const inRoom = targets.filter((target) => target.room !== null && folded(target.room) === folded(room))
  if (inRoom.length === 0) return 'room-unknown'
  const [target, another] = namedBy(products, inRoom)
  if (!target) return 'product-unknown'
  if (another) return 'ambiguous'
  return target.orderable ? { key: target.key, packages: amount } : 'not-orderable'
}

/** A whole number, also as a sheet shows it: with spaces between thousands, and with zeros after comma or point. */
function packagesIn(cell: string): number | null {
  const [, whole] = /^(\d+|\d{1,3}(?:\s\d{3})+)(?:[.,]0+)?$/.exec(cell) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(/\s/g, ''))
}

/** By item number, else by the whole name, else by how the name begins. */
function namedBy(products: readonly string[], inRoom: readonly SheetTarget[]): readonly SheetTarget[] {
  const names = products.map(folded)
  const ways: readonly ((target: SheetTarget) => boolean)[] = [
    ({ itemNumber }) => names.includes(folded(itemNumber)),
    ({ name }) => names.includes(folded(name)),
    ({ name }) => names.some((each) => folded(name).startsWith(each)),
  ]
  return ways.map((fits) => inRoom.filter(fits)).find((found) => found.length > 0) ?? []
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
