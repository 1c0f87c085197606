import type { HiddenView } from '@omsorg/contract/products/search/search-fields.ts'
import { letterOf } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Assortment } from './assortment.ts'
import type { HiddenRecord } from './found-products.sql.ts'

type Reason = HiddenView['reasons'][number]

/** Why hits are not shown, the most frequent reason first. */
export function hiddenOf(records: readonly HiddenRecord[], assortment: Assortment, isPca: boolean): HiddenView {
  const reasons = new Map<string, Reason>()
  const examples: HiddenView['examples'][number][] = []
  for (const record of records) {
    const reason = reasonOf(record, assortment, isPca)
    const letter = letterOf(record.type)
    const key = `${reason} ${letter} ${record.code}`
    const known = reasons.get(key)
    reasons.set(key, {
      reason,
      agreementLetter: letter,
      unavailabilityCode: reason === 'not-orderable' ? record.code : null,
      count: (known?.count ?? 0) + record.count,
    })
    if (reason === 'outside-role' && letter) {
      examples.push(...record.examples.map((each) => ({ ...each, agreementLetter: letter })))
    }
  }
  const inOrder = [...reasons.values()].toSorted((one, other) => other.count - one.count)
  return {
    total: inOrder.reduce((sum, each) => sum + each.count, 0),
    reasons: inOrder,
    examples: examples.slice(0, 3),
  }
}

function reasonOf(
  { area, type, refused }: { readonly area: TherapyArea; readonly type: number | null; readonly refused: boolean },
  assortment: Assortment,
  isPca: boolean,
): Reason['reason'] {
  if (!assortment.areaIsOn(area, isPca)) return 'area-off'
  const hides = assortment.hides({ area, type })
  if (hides) return hides
  if (refused) return 'latex-or-pvc'
  return isPca && !assortment.pcaIsOpen ? 'outside-role' : 'not-orderable'
}
