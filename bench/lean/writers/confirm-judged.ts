import { readRate } from '@omsorg/domain/money.ts'
import type { Claims } from '../tokens.ts'
import type { ConfirmGround, SavedLine } from './confirm-ground.ts'
import { must } from './keyed.ts'
import { judgeOrder, useOf, type Line } from './order-judged.ts'

/** Asks whether a saved order may be placed as it stands: what is other than it was saved is asked about, and nobody asks here. */
export function judged(ground: ConfirmGround, claims: Claims, today: Temporal.PlainDate) {
  const { order } = ground
  const isPlain = order.oneTimeFee === null && order.template === null && !order.express
  must(isPlain && ground.lines.every((line) => !line.hasFlavors && !line.setAside), 'it is a plain order')
  const wished = order.wished === null ? null : Temporal.PlainDate.from(order.wished)
  const judgement = judgeOrder(ground, { lines: ground.lines, receiver: receiverOf(order), wished }, claims, today)
  const { lines, checked, parts, priced, totals, numbers, warnings, earliest } = judgement
  must(priced.total === order.total, 'the price is as it was')
  const isAsItWas = ground.lines.every((saved, index) => {
    const line = lines[index]
    return line !== undefined && isAsSaved(saved, line, priced.lines[index]?.vat, numbers.get(line))
  })
  must(isAsItWas, 'each line is as it was saved')
  must(
    parts.length === ground.parts.length &&
      parts.every(([first], index) => {
        const part = ground.parts[index]
        return part?.number === first?.customerNumber && part?.day === first?.deliveryDate.toString()
      }),
    'it is split as it was saved',
  )
  return {
    lines,
    totals,
    hasWarnings: warnings.length > 0 || checked.lines.some(({ findings }) => findings.length > 0),
    isPreorder: wished !== null && earliest !== null && !wished.equals(earliest),
  }
}

function receiverOf(order: ConfirmGround['order']) {
  const { name, street, zip, city, entryCode, contactPhone, notifyBy, notifyPhone, notifyEmail, goodsLabel } = order
  const address = { street, zip, city, countryCode: order.country, entryCode } as never
  return { name, address, contactPhone, deliveryPointId: order.pointId, notifyBy, notifyPhone, notifyEmail, goodsLabel }
}

function isAsSaved(saved: SavedLine, line: Line, vat: number | undefined, withdrawal: number | undefined) {
  const { row } = line
  const { numerator, denominator } = useOf(line)
  return (
    row.price === saved.price &&
    saved.part !== null &&
    saved.vat === vat &&
    saved.withdrawal === withdrawal &&
    readRate(saved.vatRate) === readRate(row.vatRate) &&
    saved.numerator === numerator &&
    saved.denominator === denominator
  )
}
