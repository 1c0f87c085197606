import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { reasonOf } from '../../../platform/calls/result.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Drawer } from '../../../ui/dialog/Dialog.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import type { ProductSlots } from '../product/slots.ts'
import { type SearchPlace, callOptionsAt } from '../finding/use-product-search.ts'
import { ProductFacts } from './ProductFacts.tsx'

interface ProductDetailsProps extends ProductSlots {
  readonly here: SearchPlace
  readonly itemNumber: string
  readonly onClose: () => void
  /** The address at which another product, or products of a length, are shown. */
  readonly pathOf: (itemNumber: string) => string
  readonly pathOfLength: (length: number) => string
}

/** Everything about one product, over the list it was found in; the address with `item` opens it again. */
export function ProductDetails({ here, itemNumber, onClose, ...rest }: ProductDetailsProps) {
  const t = useCareTexts()
  const words = t.productSelection.details
  const { careRecipientId, customerNumber } = here
  const question = { params: { itemNumber }, query: { careRecipientId, customerNumber } }
  const answer = useAnswer(readProductByItemNumber, question, callOptionsAt(here))
  const product = answer.data
  return (
    <Drawer
      open
      onClose={onClose}
      title={product?.name ?? t.productSelection.item({ item: itemNumber })}
      closeLabel={words.close}
    >
      {product ? <ProductFacts product={product} here={here} {...rest} /> : <WithoutProduct answer={answer} />}
    </Drawer>
  )
}

function WithoutProduct({ answer }: { readonly answer: UseQueryResult }) {
  const t = useCareTexts()
  const { missing } = t.productSelection.details
  if (reasonOf(answer.error) === 'not-found') return <Empty title={missing.title}>{missing.body}</Empty>
  return <InsteadOfAnswer answer={answer} kind="line" rows={8} />
}
