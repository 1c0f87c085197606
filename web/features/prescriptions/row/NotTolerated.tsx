import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './ProductsTab.module.css'

interface Sensitivities {
  readonly latex: boolean
  readonly pvc: boolean
}

/** Whether a product that runs contains what the person does not tolerate, which may have become known since. */
export function isNotTolerated(row: Pick<RowView, 'latex' | 'pvc'>, person: Sensitivities | undefined): boolean {
  return Boolean((row.latex && person?.latex) || (row.pvc && person?.pvc))
}

/** Under a row: what of it the person does not tolerate. */
export function NotTolerated({ row, person }: { readonly row: RowView; readonly person: Sensitivities }) {
  const { signs } = useAllTexts().prescribing
  return (
    <p className={css.notTolerated}>
      <Icon size={18}>
        <IconAlertCircle />
      </Icon>
      <span>
        {row.latex && person.latex && signs.latexSensitivity} {row.pvc && person.pvc && signs.pvcSensitivity}
      </span>
    </p>
  )
}
