import type { LineWarning, OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import type { RefusedLine } from '@omsorg/contract/orders/placing/line-refusals.ts'
import { laterOf } from '@omsorg/domain/calendar/period.ts'
import { canBeHurried, latestOf, earliestFor, type LeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { checkLines, type BlockingFinding, type CheckedOrder } from '@omsorg/domain/orders/placing/line-check.ts'
import { splitOrder } from '@omsorg/domain/orders/placing/split.ts'
import type { Orderable } from './orderable.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import { itemToDeliver, type OrderingSettings, type PlaceBasis } from '../../prescriptions/index.ts'

/** A line as a person filled it in, beside what it is of. */
export interface FilledLine {
  readonly item: Orderable
  readonly quantity: number
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
  readonly setAside: boolean
  /** Where the line stands in what was sent: `lines[2]`, or `residents[4].lines[0]`. */
  readonly at: string
}

export interface OrderCheck {
  readonly lines: readonly FilledLine[]
  readonly checked: CheckedOrder
  readonly lineWarnings: readonly (readonly LineWarning[])[]
  readonly warnings: readonly OrderWarning[]
  readonly deliveryDates: readonly Temporal.PlainDate[]
  /** `deliveryDates` of an express order; null for a line that express does not hurry. */
  readonly expressDates: readonly (Temporal.PlainDate | null)[]
  /** The parts that the ERP gets, by the places of their lines in `lines`. */
  readonly parts: readonly (readonly number[])[]
  readonly earliest: Temporal.PlainDate | null
}

export interface OrderChoice {
  readonly isExpress: boolean
  readonly addressIsVerified: boolean
  /** The day that a person wishes the goods on; null = as early as can be. */
  readonly wished: Temporal.PlainDate | null
}

/** What of the place an order is judged by. */
export interface JudgedBy {
  readonly basis: Pick<PlaceBasis, 'max_lines_per_order'>
  readonly settings: OrderingSettings
  readonly today: Temporal.PlainDate
}

/** Judges the lines of an order by what holds in this transaction (O-5-47 to O-5-55, rules 3.18, 3.19). */
export function checkOrder(
  context: JudgedBy,
  lines: readonly FilledLine[],
  flavorsOf: (item: Orderable) => ReadonlyMap<string, boolean> | null,
  choice: OrderChoice,
): OrderCheck {
  const { settings, basis, today } = context
  const checked = checkLines(
    lines.map((line) => {
      const { item } = line
      const known = flavorsOf(item)
      return {
        quantity: line.quantity,
        pieces: null,
        itemsPerPackage: item.record.items_per_package,
        allowed: item.standing?.allowed ?? null,
        prescribed: item.record.packages_per_withdrawal,
        flavors:
          known &&
          line.flavors.map((each) => ({ packages: each.packages, canBeOrdered: known.get(each.itemNumber) === true })),
        unavailability: item.unavailability,
        isEarly: item.tooEarly && item.interval?.whenEarlier === 'warning',
        notices: item.notices,
        setAside: line.setAside,
      }
    }),
  )

  const facts = { today, leadDays: leadDaysOf(settings), holidays: new Set(settings.holidays) }
  const earliestOf = onceForEachStock((item) => ({
    asChosen: earliestFor(item, { ...facts, isExpress: choice.isExpress }),
    express: canBeHurried(item) ? earliestFor(item, { ...facts, isExpress: true }) : null,
  }))
  const earliest = lines.map(({ item }) => earliestOf(item.record))
  const deliveryDates = earliest.map(({ asChosen }) => (choice.wished ? laterOf(choice.wished, asChosen) : asChosen))
  const sent = linesToSplit(lines, deliveryDates).filter(({ line }) => !line.setAside)
  const parts = splitOrder(sent, basis.max_lines_per_order)
  const lineWarnings = checked.lines.map(({ findings }) =>
    findings.flatMap((finding) => (finding.severity === 'warn' ? [finding.name] : [])),
  )
  return {
    lines,
    checked,
    lineWarnings,
    warnings: warningsOf(sent, parts, choice),
    deliveryDates,
    parts: parts.map((part) => part.map(({ place }) => place)),
    expressDates: earliest.map(({ express }) => express),
    earliest: latestOf([...new Set(sent.flatMap(({ place }) => earliest[place]?.asChosen ?? []))]),
  }
}

/** Of an order that is proposed: what is told of those of its lines that can go and are wanted. */
export interface ProposedCheck {
  readonly orderCheck: OrderCheck
  readonly toSend: { readonly nothingToOrder: boolean; readonly warnings: readonly OrderWarning[] }
}

/** Judges the lines that the system proposes: all of them, and the order that they would be. */
export function checkProposed(...[context, lines, flavorsOf, choice]: Parameters<typeof checkOrder>): ProposedCheck {
  const orderCheck = checkOrder(context, lines, flavorsOf, choice)
  const going = linesToSplit(lines, orderCheck.deliveryDates).filter(({ line }) => line.quantity > 0 && !line.setAside)
  const parts = splitOrder(going, context.basis.max_lines_per_order)
  return { orderCheck, toSend: { nothingToOrder: going.length === 0, warnings: warningsOf(going, parts, choice) } }
}

function linesToSplit(lines: readonly FilledLine[], deliveryDates: readonly Temporal.PlainDate[]) {
  return lines.flatMap((line, place) => {
    const deliveryDate = deliveryDates[place]
    const { care_recipient_id: parcel, customer_number: customerNumber } = line.item.record
    return deliveryDate ? [{ line, place, parcel, deliveryDate, customerNumber }] : []
  })
}

function warningsOf(
  sent: readonly { readonly parcel: number | null }[],
  parts: readonly unknown[],
  { addressIsVerified }: OrderChoice,
): OrderWarning[] {
  const warnings: OrderWarning[] = []
  if (!addressIsVerified) warnings.push('address-not-verified')
  // A parcel for each resident is how it should be.
  if (parts.length > new Set(sent.map(({ parcel }) => parcel)).size) warnings.push('will-be-split')
  return warnings
}

/** Of many lines most are in stock alike, and so have the same days. */
function onceForEachStock<Days>(daysOf: (item: ReturnType<typeof itemToDeliver>) => Days) {
  const known = new Map<string, Days>()
  return (record: Orderable['record']) => {
    const stock = `${record.item_status} ${record.stock_status} ${record.delayed_until}`
    const days = known.get(stock) ?? daysOf(itemToDeliver(record))
    known.set(stock, days)
    return days
  }
}

/** Express goes where the settings allow it, and only when every line that is sent is in stock (O-2-50). */
export function checkExpress(
  { lines, expressDates }: OrderCheck,
  isAllowed: boolean,
): Outcome<'express', 'express-not-allowed'> | Refused<'express-not-in-stock', RefusedLine> {
  if (!isAllowed) return refuse('express-not-allowed', { at: 'isExpress' })
  const slow = lines.find((line, place) => !line.setAside && expressDates[place] === null)
  if (!slow) return agree('express')
  return refuse('express-not-in-stock', { at: `${slow.at}.itemNumber`, detail: refusedLineOf(slow) })
}

export function leadDaysOf(settings: OrderingSettings): LeadDays {
  return {
    express: settings.express_lead_days,
    stock: settings.stock_lead_days,
    nonStock: settings.non_stock_lead_days,
  }
}

/** The finding that stands for the first bad line; what is unavailable counts before what was typed. */
export function firstBlock(
  orderCheck: OrderCheck,
  counts: (name: BlockingFinding) => boolean,
): { readonly name: BlockingFinding; readonly line: FilledLine } | null {
  for (const [place, line] of orderCheck.lines.entries()) {
    const result = orderCheck.checked.lines[place]
    if (!result || line.setAside) continue
    const block = result.findings.find((finding) => finding.severity === 'block' && counts(finding.name))
    if (block?.severity === 'block') return { name: block.name, line }
  }
  return null
}

const refusalOfBlock = {
  'line-unavailable': 'line-unavailable',
  'quantity-zero': 'quantity-zero',
  'quantity-not-whole': 'quantity-zero',
  'not-whole-packages': 'quantity-zero',
  'quantity-above-allowed': 'quantity-above-allowed',
  'flavors-do-not-sum': 'flavors-do-not-sum',
  'flavor-not-orderable': 'flavors-do-not-sum',
} as const satisfies Record<BlockingFinding, string>

export type LineRefusal = (typeof refusalOfBlock)[BlockingFinding]

/** A bad line as the refusal that names it. */
export function refusalOfLine(name: BlockingFinding, line: FilledLine): Refused<LineRefusal, RefusedLine> {
  const field = name.startsWith('flavor') ? 'flavors' : name === 'line-unavailable' ? 'itemNumber' : 'quantity'
  return refuse(refusalOfBlock[name], {
    at: `${line.at}.${field}`,
    detail: refusedLineOf(line),
  })
}

function refusedLineOf({ item }: FilledLine): RefusedLine {
  return {
    careRecipientId: item.record.care_recipient_id,
    itemNumber: item.record.item_number,
    prescriptionRowId: item.record.id,
    unavailabilityCode: item.unavailability,
  }
}
