import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { useFormat } from '../../../../platform/format.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { ProductPicture } from '../../../../ui/picture/ProductPicture.tsx'
import { useTheme } from '../../../../ui/theme/ThemeProvider.tsx'
import { areaColour } from '../../../products/index.ts'
import css from './List.module.css'
import { reasonFor } from './reason-for.ts'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

interface UrgentCellProps {
  readonly urgent: RecipientRow['urgent']
  /** Id of the sentence, by which a disabled button is described. */
  readonly whyId: string
}

/** The product that runs out first, and why the person stands here. */
export function UrgentCell({ urgent, whyId }: UrgentCellProps) {
  const t = useTexts()
  const format = useFormat()
  const { density } = useTheme()
  const reason = (
    <span className={css.second} id={whyId}>
      <WithDates>{reasonFor(urgent, t, format)}</WithDates>
    </span>
  )
  if (!urgent) return reason
  return (
    <span className={css.product}>
      <ProductPicture
        shape={urgent.shape}
        area={areaColour(urgent.therapyArea)}
        size={density === 'compact' ? 28 : 40}
      />
      <span className={css.lines}>
        <b>{urgent.name}</b>
        {reason}
      </span>
    </span>
  )
}
