import { useTextsAndFormat } from '../../../platform/format.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns, StickySide } from '../../../ui/layout/Columns.tsx'
import { CartSum, NextStep, Removed } from './CartCard.tsx'
import css from './Store.module.css'
import { useStoreHere } from './store-here.ts'
import { StoreTable } from './StoreTable.tsx'

/** The cart of the store alone: amounts, flavours, and what is taken out. */
export function StoreCartPage() {
  const [t] = useTextsAndFormat()
  const words = t.store
  const { cart } = useStoreHere()
  const { carePlaceId } = cart
  const products = pathTo('ProductSelectionCarePlace', { carePlaceId })
  if (cart.items.length === 0) {
    return (
      <Card label={words.cart.title}>
        <Removed />
        <div className={css.pad}>
          <Empty
            title={words.cart.empty}
            action={
              <RouteButton variant="tinted" to={products}>
                {words.pages.products}
              </RouteButton>
            }
          >
            {words.cart.emptyBody}
          </Empty>
        </div>
      </Card>
    )
  }
  return (
    <div className={columns}>
      <Card title={words.cart.title}>
        <Removed />
        <StoreTable
          caption={words.cart.title}
          products={cart.items.map(({ product }) => product)}
          pathOf={(item) => `${products}?item=${encodeURIComponent(item)}`}
          removes
        />
      </Card>
      <StickySide>
        <Card padded="stack" label={words.cart.goods}>
          <CartSum />
          <NextStep />
        </Card>
      </StickySide>
    </div>
  )
}
