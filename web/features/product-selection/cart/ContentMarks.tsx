import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'

/** Latex and PVC, quiet as long as the person bears them. */
export function ContentMarks({ item: { latex, pvc, warnings } }: { readonly item: CartItemView }) {
  const { assortment } = useAllTexts()
  return (
    <>
      {latex && <Badge tone={warnings.includes('latex-sensitivity') ? 'error' : 'quiet'}>{assortment.latex}</Badge>}
      {pvc && <Badge tone={warnings.includes('pvc-sensitivity') ? 'error' : 'quiet'}>{assortment.pvc}</Badge>}
    </>
  )
}
