import type { PieceUnit } from '@omsorg/contract/products/product/product-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Calculation } from '../form/calculation.ts'

export interface CalculationText {
  /** "Grants 392 pcs, need 365 pcs." in one sentence, or what is missing for it. */
  readonly main: string
  /** How it comes about, and why a short calculation period grants more. */
  readonly rest: readonly string[]
  /** Fewer than needed: worth a look. */
  readonly warning: string | null
}

interface Counted {
  readonly unit: PieceUnit
  /** Whether the dates stand: without them nothing can be worked out. */
  readonly hasPeriod: boolean
  /** Whether it has been drawn from: then nothing is expected from the first day on. */
  readonly isDrawn?: boolean
}

/** What a row comes to, in whole sentences: they follow every keystroke. */
export function calculationText(
  made: Calculation,
  { unit, hasPeriod, isDrawn = false }: Counted,
  t: AllTexts,
  f: Formats,
): CalculationText {
  const words = t.prescribing.arithmetic
  const { packages, days, months } = t.common.units
  const pieces = t.careRecipients.supply.amount[unit]
  const { need, grantedPieces, withdrawals, packagesPerWithdrawal } = made
  const rest: string[] = []
  if (need)
    rest.push(words.needs({ pieces: pieces({ count: need.pieces }), packages: packages({ count: need.packages }) }))
  if (withdrawals && packagesPerWithdrawal) {
    rest.push(
      words.draws({
        withdrawals: words.withdrawals({ count: withdrawals }),
        packages: packages({ count: packagesPerWithdrawal }),
      }),
    )
  }
  if (made.intervalDays && made.nextExpected && grantedPieces) {
    const between = { days: days({ count: made.intervalDays }) }
    rest.push(isDrawn ? words.between(between) : words.interval({ ...between, date: f.date(made.nextExpected) }))
  }
  if (need && made.packagesRoundedOnce !== null && made.calculationMonths !== null) {
    rest.push(
      words.roundedOften({
        months: months({ count: made.calculationMonths }),
        packages: packages({ count: need.packages }),
        once: packages({ count: made.packagesRoundedOnce }),
      }),
    )
  }
  const missing = need && grantedPieces !== null ? need.pieces - grantedPieces : 0
  return {
    main: mainText(),
    rest,
    warning: missing > 0 ? words.tooLittle({ missing: pieces({ count: missing }) }) : null,
  }

  function mainText(): string {
    if (!hasPeriod) return words.noPeriod
    if (grantedPieces === null) return need ? words.needs(neededOf(need)) : words.noUse
    const granted = pieces({ count: grantedPieces })
    return need ? words.grants({ granted, needed: pieces({ count: need.pieces }) }) : words.grantsAlone({ granted })
  }

  function neededOf(given: { readonly pieces: number; readonly packages: number }) {
    return { pieces: pieces({ count: given.pieces }), packages: packages({ count: given.packages }) }
  }
}
