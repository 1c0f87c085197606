import { readCartHistory } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { defaultPageSize } from '@omsorg/contract/paging.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { NothingFound } from '../../../../platform/NothingFound.tsx'
import { HistoryCard } from '../../../../platform/history/HistoryCard.tsx'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { addressView, oneOrNone, page } from '../../../../platform/routing/address-view.ts'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { Empty } from '../../../../ui/feedback/Empty.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { callOptionsOf, useRecipientHere } from '../../../care-recipients/index.ts'
import css from './History.module.css'
import { HistoryRows } from './HistoryRows.tsx'
import { productsPath } from '../paths-of-cart.ts'

const historyView = addressView({ area: oneOrNone(therapyAreas), page })

/** What was selected for a person and then replaced or removed: by whom, when, and what took its place. */
export function SelectedProductHistoryTab() {
  const t = useAllTexts()
  const words = t.cart.history
  const here = useRecipientHere()
  const { view, change } = useAddressView(historyView)
  const query = { page: view.page, pageSize: defaultPageSize, ...(view.area ? { therapyArea: view.area } : {}) }
  const answer = useAnswer(
    readCartHistory,
    { params: { careRecipientId: here.careRecipientId }, query },
    { ...callOptionsOf(here), keepFormer: true },
  )

  function empty() {
    if (view.area) {
      return <NothingFound title={words.noMatch} onClearFilters={() => change({ area: null })} />
    }
    const toProducts = (
      <RouteButton variant="tinted" size="compact" to={productsPath(here)}>
        {words.toProducts}
      </RouteButton>
    )
    return (
      <Empty title={words.empty} action={toProducts}>
        {words.emptyBody}
      </Empty>
    )
  }

  const isFilterable = view.area !== null || (answer.data?.totalCount ?? 0) > 0
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={view.page}
      onPage={(next) => change({ page: next })}
      filters={
        isFilterable && (
          <div className={css.tools}>
            <SelectField
              label={words.area}
              size="compact"
              value={view.area ?? ''}
              emptyOption={words.allAreas}
              options={therapyAreas.map((area) => ({ value: area, label: t.therapyAreas.names[area] }))}
              onChange={(event) => change({ area: therapyAreas.find((area) => area === event.target.value) ?? null })}
            />
          </div>
        )
      }
      empty={empty()}
      table={(rows, instead) => <HistoryRows rows={rows} instead={instead} />}
    />
  )
}
