import { isSameDay } from '../../calendar/period.ts'

/** The setting MaxLinesPerOrder when nobody has changed it. */
export const usualMaxLinesPerOrder = 40

interface LineToSplit {
  /** Whose parcel it goes into: a resident; null, or the same for all lines, of an order that is for one. */
  readonly parcel: number | null
  readonly deliveryDate: Temporal.PlainDate
  /** Who pays: therapy areas may have customer numbers of their own, and the ERP takes one for each part. */
  readonly customerNumber: string | null
}

/**
 * The parts into which a customer order is split: lines of one parcel, delivery date and customer number together, and at most so many lines
 * in one part (O-G5). Lines keep their order; the part with the first line comes first and carries the fees of
 * the order.
 */
export function splitOrder<Line extends LineToSplit>(lines: readonly Line[], maxLinesPerOrder: number): Line[][] {
  const groups: Line[][] = []
  const ofParcel = new Map<number | null, Line[][]>()
  for (const line of lines) {
    // Few within one parcel; a name for each line's group, written out, costs more than all the rest of an order of residents.
    const begun = ofParcel.get(line.parcel) ?? []
    const together = begun.find(([first]) => first !== undefined && goTogether(first, line))
    if (together) together.push(line)
    else {
      const group = [line]
      groups.push(group)
      ofParcel.set(line.parcel, [...begun, group])
    }
  }
  return groups.flatMap((group) => inChunks(group, Math.max(1, maxLinesPerOrder)))
}

function goTogether(one: LineToSplit, other: LineToSplit): boolean {
  return one.customerNumber === other.customerNumber && isSameDay(one.deliveryDate, other.deliveryDate)
}

function inChunks<Line>(lines: readonly Line[], size: number): Line[][] {
  const count = Math.ceil(lines.length / size)
  return Array.from({ length: count }, (_, index) => lines.slice(index * size, (index + 1) * size))
}
