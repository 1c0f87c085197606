import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { searchPlaceProducts } from '@omsorg/contract/product-selection/care-place-cart/search-place-products.ts'
import type { PlaceProduct } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useRef, useState } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAddressView, useOwnLocation } from '../../../platform/routing/use-address-view.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Drawer } from '../../../ui/dialog/Dialog.tsx'
import { columns, StickySide } from '../../../ui/layout/Columns.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { ProductDetails } from '../details/ProductDetails.tsx'
import { FacetGroups } from '../finding/FacetPanel.tsx'
import { HiddenNotice } from '../finding/HiddenNotice.tsx'
import { SearchTools } from '../finding/SearchTools.tsx'
import { useLayout } from '../finding/kept-layout.ts'
import { countChosen, inputOf, pageSize } from '../finding/search-view.ts'
import finding from '../finding/Finding.module.css'
import { WithoutProducts } from '../finding/WithoutProducts.tsx'
import { ProductCard } from '../product/ProductCard.tsx'
import { AmountOf } from './AmountOf.tsx'
import { AreaChips } from './AreaChips.tsx'
import { CartBar, CartCard } from './CartCard.tsx'
import css from './Store.module.css'
import { useStoreHere } from './store-here.ts'
import { StoreTable } from './StoreTable.tsx'
import { type StoreView, storeView } from './store-view.ts'
import { useSearchKey } from './use-search-key.ts'

/** The products that a care place may order for its store, what it usually takes first, with the cart beside them. */
export function StoreProductsPage() {
  const [t] = useTextsAndFormat()
  const words = t.store
  const { cart } = useStoreHere()
  const { pathname } = useOwnLocation()
  const { view, change } = useAddressView(storeView)
  const { layout, change: changeLayout } = useLayout('store')
  const [filtering, setFiltering] = useState(false)
  // What is added now stays where it is, under the hand of whoever added it.
  const [stood] = useState(() => cart.items.map(({ product }) => product))
  const work = useRef<HTMLDivElement>(null)
  useSearchKey(work)
  const { found, counts, answer } = useStoreSearch(view, cart.carePlaceId)
  const pathOf = (item: string) => pathname + storeView.write({ ...view, item })
  const on = countChosen(view.chosen)
  const first = view.page === 1
  const known = found && first && on === 0 ? knownOf(found.entities, view, [...cart.usual, ...stood]) : []
  const rest = (found?.entities ?? []).filter((each) => !known.some(({ itemNumber }) => itemNumber === each.itemNumber))
  const total = found?.totalCount ?? 0
  const locked = cart.areas.filter(({ select }) => select.reason === 'area-right-missing')
  const placeProduct = (product: OfferedProduct) =>
    [...known, ...rest].find(({ itemNumber }) => itemNumber === product.itemNumber)
  const slots = {
    choice: (product: OfferedProduct) => {
      const own = placeProduct(product)
      return own ? <AmountOf product={own} /> : null
    },
    marks: () => null,
    isChosen: (product: OfferedProduct) => cart.isIn(product.itemNumber),
  }

  return (
    <div className={columns} ref={work}>
      <Card label={words.pages.products} className={css.list}>
        <div className={css.tools}>
          <SearchTools term={view.term} onTerm={(term) => change({ term })} layout={layout} onLayout={changeLayout} />
          <div className={css.areaLine}>
            <AreaChips area={view.area} counts={counts} onArea={(area) => change({ area, chosen: {} })} />
            {view.area !== null && (
              <Button size="compact" icon={<IconAdjustmentsHorizontal />} onClick={() => setFiltering(true)}>
                {t.productSelection.filters.open({ count: on })}
              </Button>
            )}
          </div>
        </div>
        {!found || answer.isError || (total === 0 && known.length === 0) ? (
          <div className={css.pad}>
            <WithoutProducts
              answer={answer}
              waiting={!found}
              term={view.term}
              onClearTerm={() => change({ term: '' })}
              onClearFilters={on > 0 ? () => change({ chosen: {} }) : null}
            />
          </div>
        ) : layout === 'cards' ? (
          <ul className={`${finding.cards} ${css.cards}`}>
            {[...known, ...rest].map((product) => (
              <ProductCard
                key={product.itemNumber}
                product={product}
                path={pathOf(product.itemNumber)}
                display={found.display}
                {...slots}
              />
            ))}
          </ul>
        ) : (
          <>
            {known.length > 0 && (
              <>
                <h2 className={css.group}>{words.usual.title}</h2>
                <div className={css.usual}>
                  <StoreTable caption={words.usual.title} products={known} pathOf={pathOf} />
                </div>
              </>
            )}
            {rest.length > 0 && (
              <>
                <h2 className={css.group}>{words.rest({ count: Math.max(rest.length, total - known.length) })}</h2>
                <StoreTable
                  caption={words.rest({ count: total - known.length })}
                  products={rest}
                  pathOf={pathOf}
                  stale={answer.isPlaceholderData}
                />
              </>
            )}
          </>
        )}
        {(locked.length > 0 || (found && found.hidden.total > 0)) && (
          <div className={css.foot}>
            {locked.length > 0 && (
              <p className="o-second">
                {words.locked({ areas: locked.map(({ therapyArea }) => t.therapyAreas.names[therapyArea]).join(', ') })}
              </p>
            )}
            {found && <HiddenNotice hidden={found.hidden} open={total === 0 && known.length === 0} />}
          </div>
        )}
        <Pager
          words={t.common.table}
          total={total}
          pageSize={pageSize}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      </Card>
      <div className={css.sideAtDesk}>
        <StickySide>
          <CartCard />
        </StickySide>
      </div>
      <CartBar />
      {view.item !== null && (
        <ProductDetails
          here={{ area: view.area ?? 'Other', isPca: false, place: null }}
          itemNumber={view.item}
          onClose={() => change({ item: null, page: view.page })}
          pathOf={pathOf}
          pathOfLength={(length) =>
            pathname + storeView.write({ ...view, item: null, area: 'Catheter', chosen: { length: [String(length)] } })
          }
          {...slots}
        />
      )}
      <Drawer
        open={filtering && view.area !== null}
        onClose={() => setFiltering(false)}
        title={t.productSelection.filters.title}
        closeLabel={t.common.actions.close}
        actions={
          <Button variant="tinted" onClick={() => setFiltering(false)}>
            {t.productSelection.filters.show({ count: total })}
          </Button>
        }
      >
        <div>
          <FacetGroups
            facets={found?.facets ?? []}
            area={view.area ?? 'Other'}
            chosen={view.chosen}
            onChange={(chosen) => change({ chosen })}
          />
        </div>
      </Drawer>
    </div>
  )
}

type Input = InputOf<typeof searchPlaceProducts>

/** What is found in the area of the view, and how many fit in each. */
function useStoreSearch(view: StoreView, carePlaceId: string) {
  const options = { silent: true, keepFormer: true }
  const input = { ...inputOf(view, view.area === 'Pca'), carePlaceId } satisfies Partial<Input>
  const whole = useAnswer(
    searchPlaceProducts,
    { input: { carePlaceId, therapyArea: null, searchTerm: view.term, page: view.area ? 1 : view.page, pageSize } },
    options,
  )
  const ofArea = useAnswer(
    searchPlaceProducts,
    { input: { ...input, therapyArea: view.area } },
    { ...options, enabled: view.area !== null },
  )
  const answer = view.area === null ? whole : ofArea
  return { answer, found: answer.data, counts: whole.data?.areas }
}

/** What the store usually takes and what stood in its cart, as far as it fits what is looked for. */
function knownOf(
  found: readonly { readonly itemNumber: string }[],
  { term, area }: StoreView,
  products: readonly PlaceProduct[],
): readonly PlaceProduct[] {
  return products.filter(
    (product, at) =>
      products.findIndex(({ itemNumber }) => itemNumber === product.itemNumber) === at &&
      (area === null || product.therapyArea === area) &&
      (term === '' || found.some(({ itemNumber }) => itemNumber === product.itemNumber)),
  )
}
