import type { ItemLineInput, LineInput } from '@omsorg/contract/orders/placing/line.ts'
import type { RefusedLine } from '@omsorg/contract/orders/placing/line-refusals.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import { refusalOfLine, type FilledLine, type LineRefusal } from './check-order.ts'
import type { OrderGround } from './ground.ts'
import type { Orderable } from './orderable.ts'

/** The lines that were sent for one person; `at` is where she stands in the call, with its dot. */
export interface LinesOfPerson {
  readonly careRecipientId: number
  readonly at: string
  readonly lines: readonly LineInput[]
}

type Filled<Refusal extends string> = Outcome<FilledLine[], Refusal> | Refused<LineRefusal, RefusedLine>

/**
 * The lines beside the rows that they are drawn from. A line left at 0 is dropped, unless it was set aside and so stays in
 * sight (O-C8); so are flavours of an item that has none to choose from.
 */
export function fillRows(
  ground: OrderGround,
  persons: readonly LinesOfPerson[],
): Filled<'row-not-found' | 'row-twice' | 'item-not-of-row' | 'not-your-area'> {
  const lines: FilledLine[] = []
  for (const { careRecipientId, at: whose, lines: sent } of persons) {
    for (const [index, line] of sent.entries()) {
      const { prescriptionRowId, itemNumber } = line
      const path = `${whose}lines[${index}]`
      const at = `${path}.prescriptionRowId`
      const item = ground.itemOf({ careRecipientId, prescriptionRowId, itemNumber })
      if (!item) return refuse('row-not-found', { at })
      if (lines.some((each) => each.item === item)) return refuse('row-twice', { at })
      if (item.record.item_number !== itemNumber) return refuse('item-not-of-row', { at: `${path}.itemNumber` })
      const filled = fill(ground, item, line, path)
      if (!filled) continue
      if (!filled.ok) return filled
      lines.push(filled.value)
    }
  }
  return agree(lines)
}

/** The same of items that are on no prescription. */
export function fillItems(
  ground: OrderGround,
  careRecipientId: number | null,
  sent: readonly ItemLineInput[],
): Filled<'item-not-selected' | 'item-twice' | 'not-your-area'> {
  const lines: FilledLine[] = []
  for (const [index, line] of sent.entries()) {
    const path = `lines[${index}]`
    const at = `${path}.itemNumber`
    const item = ground.itemOf({ careRecipientId, prescriptionRowId: null, itemNumber: line.itemNumber })
    if (!item) return refuse('item-not-selected', { at })
    if (lines.some((each) => each.item === item)) return refuse('item-twice', { at })
    const filled = fill(ground, item, line, path)
    if (!filled) continue
    if (!filled.ok) return filled
    lines.push(filled.value)
  }
  return agree(lines)
}

/** Null for a line that is dropped. */
function fill(
  ground: OrderGround,
  item: Orderable,
  line: ItemLineInput,
  at: string,
): Outcome<FilledLine, 'not-your-area'> | Refused<LineRefusal, RefusedLine> | null {
  const quantity = line.setAside ? Math.max(1, line.quantity) : line.quantity
  if (quantity === 0) return null
  if (!line.setAside && !ground.mayOrderIn(item.record.therapy_area)) {
    return refuse('not-your-area', { at: `${at}.${item.record.id === null ? 'itemNumber' : 'prescriptionRowId'}` })
  }
  const flavors = ground.flavors.of(item) === null ? [] : line.flavors
  const isTwice = new Set(flavors.map((each) => each.itemNumber)).size < flavors.length
  const filled = { item, quantity, flavors, setAside: line.setAside, at }
  return isTwice ? refusalOfLine('flavors-do-not-sum', filled) : agree(filled)
}

/** A row that was read and is gone by the time it is ordered from. */
export function rowIsGone({ at }: FilledLine): Refused<'row-not-found'> {
  return refuse('row-not-found', { at: `${at}.prescriptionRowId` })
}
