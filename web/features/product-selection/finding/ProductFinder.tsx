import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { useOwnLocation } from '../../../platform/routing/use-address-view.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Drawer } from '../../../ui/dialog/Dialog.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { FacetGroups } from './FacetPanel.tsx'
import css from './Finding.module.css'
import { HiddenNotice } from './HiddenNotice.tsx'
import { useLayout } from './kept-layout.ts'
import { ProductCard } from '../product/ProductCard.tsx'
import { ProductTable } from '../product/ProductTable.tsx'
import {
  type SearchView,
  type SortKey,
  countChosen,
  pageSize,
  searchView,
  sortKeys,
  toggled,
  tokenOf,
} from './search-view.ts'
import { SearchTools } from './SearchTools.tsx'
import type { ProductSlots } from '../product/slots.ts'
import { type SearchPlace, useProductSearch } from './use-product-search.ts'
import { WithoutProducts } from './WithoutProducts.tsx'
import type { Facet } from '@omsorg/contract/products/search/search-fields.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useShownList } from '../../../platform/use-shown-list.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { Chip } from '../../../ui/action/Chip.tsx'
import { facetTitle, optionText } from './facet-text.ts'

interface ProductFinderProps extends ProductSlots {
  readonly here: SearchPlace
  readonly view: SearchView
  readonly change: (part: Partial<SearchView>) => void
  /** Only these items; null = the whole assortment. */
  readonly among: readonly string[] | null
  /** Shown instead of hits where there is nothing to look among. */
  readonly nothing?: ReactNode
}

/** Search, facets, hits and what is hidden: the same for a person, a place and the catalogue. */
export function ProductFinder({ here, view, change, among, nothing, ...slots }: ProductFinderProps) {
  const t = useCareTexts()
  const words = t.productSelection
  const { pathname } = useOwnLocation()
  const { layout, change: changeLayout } = useLayout()
  const [filtering, setFiltering] = useState(false)
  const search = useProductSearch(here, view, among)
  const { found, facets, answer } = search
  const on = countChosen(view.chosen)
  const count = found?.totalCount ?? 0
  const stale = answer.isPlaceholderData || undefined
  // An address may name a page that there is no longer.
  const lastPage = Math.max(1, Math.ceil(count / pageSize))
  const list = useShownList(searchView.write({ ...view, item: null }), stale ?? false)
  const isBeyond = found !== undefined && !stale && view.page > lastPage
  useEffect(() => {
    if (isBeyond) change({ page: lastPage })
  }, [isBeyond, lastPage, change])
  const pathOf = (product: OfferedProduct) => pathname + searchView.write({ ...view, item: product.itemNumber })
  const groups = (
    <FacetGroups facets={facets} area={here.area} chosen={view.chosen} onChange={(chosen) => change({ chosen })} />
  )
  const clear = on > 0 && (
    <Button variant="text" size="compact" onClick={() => change({ chosen: {} })}>
      {t.common.actions.clearCount({ count: on })}
    </Button>
  )
  if (search.nothing) return nothing ?? null

  return (
    <div className={css.layout}>
      <section className={css.panel} aria-label={words.filters.title}>
        <div className={css.panelHead}>
          <h2>{words.filters.title}</h2>
          {clear}
        </div>
        {groups}
      </section>
      <div className="o-stack-12">
        <SearchTools term={view.term} onTerm={(term) => change({ term })} layout={layout} onLayout={changeLayout} />
        <div className={css.line}>
          <span className={css.openFilters}>
            <Button size="compact" icon={<IconAdjustmentsHorizontal />} onClick={() => setFiltering(true)}>
              {words.filters.open({ count: on })}
            </Button>
          </span>
          <p role="status" className={css.found} data-stale={stale}>
            {found ? words.found({ count }) : '\u00a0'}
          </p>
          <FilterChips
            facets={facets}
            area={here.area}
            chosen={view.chosen}
            onChange={(chosen) => change({ chosen })}
          />
          <span className={css.sort}>
            <SelectField
              label={words.sort.label}
              labelHidden
              size="compact"
              value={view.sort}
              options={sortKeys.map((key) => ({ value: key, label: words.sort[key] }))}
              onChange={(event) => change({ sort: event.currentTarget.value as SortKey })}
            />
          </span>
        </div>
        {!found || answer.isError || count === 0 ? (
          <WithoutProducts
            answer={answer}
            waiting={!found}
            term={view.term}
            onClearTerm={() => change({ term: '' })}
            onClearFilters={on > 0 ? () => change({ chosen: {} }) : null}
          />
        ) : layout === 'cards' ? (
          <ul className={css.cards} data-stale={stale} key={list}>
            {found.entities.map((product) => (
              <ProductCard
                key={product.itemNumber}
                product={product}
                path={pathOf(product)}
                display={found.display}
                {...slots}
              />
            ))}
          </ul>
        ) : (
          <div className={css.rows} data-stale={stale} key={list}>
            <ProductTable
              products={found.entities}
              pathOf={pathOf}
              display={found.display}
              caption={words.found({ count })}
              {...slots}
            />
          </div>
        )}
        {found && <HiddenNotice hidden={found.hidden} open={count === 0} />}
        <Pager
          words={t.common.table}
          total={count}
          pageSize={pageSize}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      </div>
      <Drawer
        open={filtering}
        onClose={() => setFiltering(false)}
        title={words.filters.title}
        closeLabel={t.common.actions.close}
        actions={
          <>
            {clear}
            <Button variant="tinted" onClick={() => setFiltering(false)}>
              {words.filters.show({ count })}
            </Button>
          </>
        }
      >
        <div>{groups}</div>
      </Drawer>
    </div>
  )
}

interface FilterChipsProps {
  readonly facets: readonly Facet[]
  readonly area: TherapyArea
  readonly chosen: SearchView['chosen']
  readonly onChange: (chosen: SearchView['chosen']) => void
}

/** What narrows the search now, each with a cross. */
function FilterChips({ facets, area, chosen, onChange }: FilterChipsProps) {
  const [t, format] = useCareTextsAndFormat()
  return Object.entries(chosen).flatMap(([key, tokens]) =>
    tokens.map((token) => {
      const facet = facets.find((each) => each.key === key)
      const option = facet?.options.find((each) => tokenOf(facet.kind, each) === token)
      const text = facet && option ? optionText(facet, option, { area, t, format }) : token
      const filter = facet ? `${facetTitle(facet.key, t)}: ${text}` : text
      return (
        <Chip
          key={key + token}
          removeLabel={t.common.table.removeFilter({ filter })}
          onRemove={() => onChange(toggled(chosen, key, token))}
        >
          {filter}
        </Chip>
      )
    }),
  )
}
