import type { LeftOutRow } from '@omsorg/contract/prescriptions/renewal/renewal-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from '../dialogs/Dialogs.module.css'

/** What is not renewed here, each with who could, or that nobody sells it any more. */
export function LeftOutRows({ rows }: { readonly rows: readonly LeftOutRow[] }) {
  const words = useAllTexts().renewing.renew
  if (rows.length === 0) return null
  return (
    <Notice tone="soon" title={words.leftOut}>
      <ul className={css.left}>
        {rows.map((row) => (
          <li key={row.prescriptionRowId}>
            <b>{row.name}</b>
            <br />
            {words.reasons[row.reason]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
