import type { AdditionView } from '@omsorg/contract/prescriptions/addition/addition-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'

type Given = Pick<AdditionView, 'extraPackages' | 'extraWithdrawals' | 'endDate'>

/** What an addition gives, and until when. */
export function additionText(
  { extraPackages, extraWithdrawals, endDate }: Given,
  t: CareTexts,
  format: Formats,
): string {
  const { given, extraWithdrawalsOf } = t.renewing.addition
  const parts = [
    extraPackages > 0 && t.common.units.packages({ count: extraPackages }),
    extraWithdrawals > 0 && extraWithdrawalsOf({ count: extraWithdrawals }),
  ].filter((part) => part !== false)
  return given({ what: parts.join(', '), end: format.date(endDate) })
}
