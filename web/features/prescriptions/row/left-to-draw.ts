import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import { isWaitingRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'

type Granted = Pick<
  RowView,
  'withdrawalsRemaining' | 'allowedPackages' | 'renewableFrom' | 'nextDate' | 'status' | 'unavailabilityCode'
>

/** What the next withdrawal may hold, or, when none is left, what comes then; null when there is nothing to say. */
export function nextWithdrawalText(t: CareTexts, format: Formats, row: Granted): string | null {
  const { withdrawals } = t.careRecipients
  const packages = t.common.units.packagesShort({ count: row.allowedPackages })
  if (isWaitingRow(row)) return t.statuses.row.preliminary
  if (row.allowedPackages > 0) {
    if (row.withdrawalsRemaining === 0) return withdrawals.extraOnly({ packages })
    return row.withdrawalsRemaining === 1 ? withdrawals.lastAtMost({ packages }) : withdrawals.nextAtMost({ packages })
  }
  if (row.renewableFrom) return withdrawals.canBeRenewed({ date: format.date(row.renewableFrom) })
  if (row.withdrawalsRemaining > 0 && row.nextDate) return withdrawals.expected({ date: format.date(row.nextDate) })
  return null
}

/** Why a row cannot be ordered now: the text of its code, why that is, and from when it can. */
export function unavailabilityText(
  t: CareTexts,
  format: Formats,
  { code, orderableFrom }: { readonly code: number; readonly orderableFrom: string | null },
): string {
  const { reasons, earliest } = t.unavailability
  const { text, why } = reasons[isReason(code, reasons) ? code : 0]
  return [`${text}.`, why, orderableFrom && earliest({ date: format.date(orderableFrom) })].filter(Boolean).join(' ')
}

function isReason<Reasons extends object>(code: number, reasons: Reasons): code is keyof Reasons & number {
  return Object.hasOwn(reasons, code)
}
