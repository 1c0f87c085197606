import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { answerWithinWorkingDays } from '@omsorg/domain/claims/claim/claim-words.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { productViewOf } from '../../prescriptions/index.ts'
import type { LineFacts, LineRecord } from './lines.sql.ts'
import type { TermsRecord } from './terms.sql.ts'

/** A line with the last day on which a return of it can be agreed. */
export function lineViewOf(line: LineRecord, terms: TermsRecord): ClaimLine {
  const { deliveredOn, returnUntil } = returnOf(line, terms)
  const name = [line.first_name, line.last_name].filter(Boolean).join(' ') || null
  return {
    orderLineId: line.order_line_id,
    customerOrderId: line.customer_order_id,
    orderId: line.order_part_id,
    part: { number: line.part_no, of: line.parts },
    placedOn: line.placed_at,
    careRecipientId: line.care_recipient_id,
    careRecipientName: name && shown('name', name, line.protected_kind),
    protected: line.protected_kind !== null,
    product: productViewOf(line),
    quantity: line.quantity,
    itemsPerPackage: line.items_per_package,
    pricePerPackage: shownPriceOf(line),
    deliveredOn: deliveredOn?.toString() ?? null,
    returnUntil: returnUntil?.toString() ?? null,
    claimed:
      line.claim_id === null || line.claimed_at === null
        ? null
        : { claimId: line.claim_id, on: dayOf(line.claimed_at, terms).toString() },
    toldPhotoIds: [...line.told_photo_ids],
  }
}

/** When a line was delivered, as far as that is known, and until when a return of it can be agreed: the day of the delivery is day 0. */
export function returnOf({ delivered_at: deliveredAt }: Pick<LineFacts, 'delivered_at'>, terms: TermsRecord) {
  if (deliveredAt === null) return { deliveredOn: null, returnUntil: null }
  const deliveredOn = dayOf(deliveredAt, terms)
  return { deliveredOn, returnUntil: addWorkingDays(deliveredOn, terms.return_agree_days, new Set(terms.holidays)) }
}

/** Null where the client keeps prices to itself. */
export const shownPriceOf = ({ show_prices: isShown, price }: Pick<LineFacts, 'show_prices' | 'price'>) =>
  isShown ? price : null

function dayOf(moment: string, { market }: Pick<TermsRecord, 'market'>): Temporal.PlainDate {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(marketOf(market).timeZone).toPlainDate()
}

export function termsViewOf(terms: TermsRecord, today: Temporal.PlainDate) {
  return {
    currency: marketOf(terms.market).currency,
    ownErrorRate: terms.own_error_credit_percent * 100,
    returnAgreeDays: terms.return_agree_days,
    payerName: terms.client_name,
    today: today.toString(),
    answerOn: addWorkingDays(today, answerWithinWorkingDays, new Set(terms.holidays)).toString(),
  }
}
