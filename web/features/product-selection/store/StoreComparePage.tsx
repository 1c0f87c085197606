import { readProductsByItemNumbers } from '@omsorg/contract/products/product/read-products-by-item-numbers.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SideBySide } from '../compare/SideBySide.tsx'
import { AmountOf } from './AmountOf.tsx'
import { useStoreHere } from './store-here.ts'

/** Up to four products for the store side by side, what differs marked (O-2-25). */
export function StoreComparePage() {
  const t = useAllTexts()
  const words = t.store.compare
  const { cart, comparing } = useStoreHere()
  const { items } = comparing
  const answer = useAnswer(
    readProductsByItemNumbers,
    { input: { itemNumbers: [...items] } },
    { silent: true, enabled: items.length > 0, keepFormer: true },
  )
  if (items.length === 0) {
    return (
      <Card padded label={t.productSelection.compare}>
        <Empty
          title={words.empty}
          action={
            <RouteButton variant="tinted" to={pathTo('ProductSelectionCarePlace', { carePlaceId: cart.carePlaceId })}>
              {t.store.pages.products}
            </RouteButton>
          }
        >
          {words.body}
        </Empty>
      </Card>
    )
  }
  return (
    <Card padded="stack" label={t.productSelection.compare}>
      {answer.data ? (
        <SideBySide
          products={answer.data.products.filter(({ itemNumber }) => items.includes(itemNumber))}
          fits={answer.data.fits}
          pricesAreShown={answer.data.display.pricesAreShown}
          choice={(product) => <AmountOf product={{ ...product, flavorsToChoose: [], usual: null }} />}
          onRemove={comparing.mark}
        />
      ) : (
        <InsteadOfAnswer answer={answer} kind="line" rows={8} />
      )}
    </Card>
  )
}
