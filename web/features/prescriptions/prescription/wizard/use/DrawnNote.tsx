import { useAllTexts } from '../../../../../platform/texts.tsx'
import type { StoredRow } from '../form/basis.ts'
import { drawnOf } from '../form/validation.ts'
import css from './Use.module.css'

/** How far a running row has been drawn: nothing is set below that (IPS001015). Said before anybody tries. */
export function DrawnNote({ row }: { readonly row: StoredRow }) {
  const t = useAllTexts()
  const { withdrawalsMade, packagesDrawn } = drawnOf(row)
  if (withdrawalsMade === 0 && packagesDrawn === 0) return null
  return (
    <p className={css.quiet}>
      {t.prescribing.use.drawn({
        withdrawals: t.prescribing.arithmetic.withdrawals({ count: withdrawalsMade }),
        packages: t.common.units.packages({ count: packagesDrawn }),
      })}
    </p>
  )
}
