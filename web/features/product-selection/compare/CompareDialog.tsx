import { readProductsByItemNumbers } from '@omsorg/contract/products/product/read-products-by-item-numbers.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { ProductSlots } from '../product/slots.ts'
import { type SearchPlace, callOptionsAt } from '../finding/use-product-search.ts'
import type { Comparing } from './comparison.ts'
import { SideBySide } from './SideBySide.tsx'

interface CompareDialogProps extends Pick<ProductSlots, 'choice'> {
  readonly here: SearchPlace
  readonly comparing: Comparing
}

/** Up to four products side by side, what differs marked. */
export function CompareDialog({ here, comparing, choice }: CompareDialogProps) {
  const { items } = comparing
  const t = useCareTexts()
  const words = t.productSelection.comparing
  const answer = useAnswer(
    readProductsByItemNumbers,
    { input: { itemNumbers: [...items], customerNumber: here.customerNumber } },
    { ...callOptionsAt(here), enabled: items.length > 0, keepFormer: true },
  )
  const products = answer.data?.products.filter(({ itemNumber }) => items.includes(itemNumber))
  return (
    <Dialog
      open
      wide="broad"
      onClose={comparing.hide}
      title={words.title({ count: items.length })}
      closeLabel={t.common.actions.close}
      actions={
        <Button variant="text" onClick={comparing.clear}>
          {words.clear}
        </Button>
      }
    >
      {products ? (
        <SideBySide
          products={products}
          fits={answer.data?.fits ?? []}
          pricesAreShown={answer.data?.display.pricesAreShown ?? false}
          choice={choice}
          onRemove={comparing.mark}
        />
      ) : (
        <InsteadOfAnswer answer={answer} kind="line" rows={8} />
      )}
    </Dialog>
  )
}
