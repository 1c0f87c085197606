import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import type { ReactNode } from 'react'
import { useAllTexts } from '../../platform/texts.tsx'
import { ProductPicture } from '../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../products/index.ts'
import { lineText } from './claim-words.ts'
import css from './Claim.module.css'

interface LineHeadProps {
  readonly line: ClaimLine | null
  /** What is known without a line. */
  readonly itemName?: string
  readonly itemNumber?: string
  readonly orderNumber?: string
  readonly aside?: ReactNode
}

/** What a claim is about, drawn and said in one line. */
export function LineHead({ line, itemName = '', itemNumber = '', orderNumber = '', aside }: LineHeadProps) {
  const t = useAllTexts()
  const numbers = [orderNumber && t.claims.line.ofOrder({ number: orderNumber }), itemName && itemNumber]
  return (
    <div className={css.line}>
      {line && <ProductPicture shape={line.product.shape} area={areaColour(line.product.therapyArea)} size={56} />}
      <div className={css.lineWords}>
        <b>{line ? line.product.name : itemName || itemNumber}</b>
        <p className="o-small">{line ? lineText(line, t) : numbers.filter(Boolean).join(', ')}</p>
      </div>
      {aside}
    </div>
  )
}
