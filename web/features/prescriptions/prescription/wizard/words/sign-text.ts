import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { consumptionText } from '../../../../products/index.ts'
import type { Item } from '../form/basis.ts'
import type { Sign } from '../form/signs.ts'
import type { RowFields } from '../form/fields.ts'
import { decimalOf } from '../form/to-input.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'

interface About {
  readonly row: Pick<RowFields, 'amount' | 'unit'>
  readonly item: Item
  readonly locale: Locale
}

/** What to look at, in one sentence. */
export function signText(sign: Sign, { row, item, locale }: About, t: AllTexts, f: Formats): string {
  const words = t.prescribing.signs
  const { charriere, length } = item
  const used = (consumption: number | null, consumptionPeriod = row.unit) =>
    consumptionText(t, { consumption, consumptionPeriod, unit: item.product.unit }) ?? ''
  switch (sign.kind) {
    case 'latex-sensitivity':
      return words.latexSensitivity
    case 'pvc-sensitivity':
      return words.pvcSensitivity
    case 'charriere-for-adults':
      return words.charriereForAdults({ size: f.quantity(charriere ?? 0, 'Ch') })
    case 'short-catheter':
      return words.shortCatheter({ length: f.quantity(length ?? 0, 'mm') })
    case 'does-not-fit':
      return words.doesNotFit({ products: sign.products.join(', ') })
    case 'already-prescribed':
      return words.alreadyPrescribedUntil({ date: f.date(sign.until) })
    case 'far-from-delivered':
      return words.farFromDelivered({
        typed: used(decimalOf(row.amount, locale)),
        delivered: used(sign.delivered, sign.unit),
      })
    case 'check-consumption':
      return words.checkConsumption
  }
}
